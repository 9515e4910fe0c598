import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import { cancelPackageInput, renewalReason } from '../../../contract/payments/payment-commands.schema.ts';
import { AppError } from '../../../errors.ts';
import type { Package } from '../../../models/Package.ts';
import { User } from '../../../models/User.ts';
import { periodPayments, requestRefund } from '../../payments/index.ts';
import { endPackage } from '../plan/end-package.ts';
import { enqueueMail } from '../../messaging/index.ts';
import { resumeRenewal, stopRenewal } from '../plan/set-renewal.ts';
import { defineAdminCommand } from '../../../http/admin/admin-command.ts';
import { dealCancelled } from '../plan/deal-cancelled.mail.ts';
import { packageOver } from '../messages.ts';

function assertRuns({ status }: Package): void {
  if (status !== 'active' && status !== 'past_due') throw new AppError('conflict', { text: packageOver });
}

/** Ends a package at once; the payment of its period is refunded in full where the admin chooses so. */
export const cancelPackage = defineAdminCommand<Package, typeof cancelPackageInput>({
  name: 'cancel-now',
  summary: 'End a package at once, with or without the money of its period',
  input: cancelPackageInput,
  proof: 'fresh',
  async run({ trx, actor, env, now }, row, { reason, refund }) {
    assertRuns(row);
    const cause = { actor: `admin:${actor.id}`, reason };
    let given = 0;
    if (refund === 'rest')
      for (const attempt of await periodPayments(trx, row.id)) {
        const asked = { attempt, amountMinor: 'rest' as const, reason, actor: cause.actor, now };
        given += (await requestRefund(trx, asked))?.amountMinor ?? 0;
      }
    await endPackage(trx, row, 'cancelled', cause);
    await row.$fetchGraph('product', { transaction: trx });
    const user = await User.query(trx).findById(row.userId).throwIfNotFound();
    await enqueueMail(trx, env, {
      template: dealCancelled,
      input: {
        username: user.username,
        planName: productNameIn(row.product, user.language),
        refund: given,
        endsAt: now,
        backTo: null,
      },
      to: { userId: user.id, email: user.email, language: user.language },
    });
  },
});

export const stopPackageRenewal = defineAdminCommand<Package, typeof renewalReason>({
  name: 'stop-renewal',
  summary: 'Stop the renewal of a package when its period ends; its owner is told',
  input: renewalReason,
  async run({ trx, actor, env, now }, row, { reason }) {
    assertRuns(row);
    if (!row.autoRenew) return;
    await stopRenewal(trx, row, { cause: { actor: `admin:${actor.id}`, reason }, now, env });
  },
});

export const resumePackageRenewal = defineAdminCommand<Package, typeof renewalReason>({
  name: 'resume-renewal',
  summary: 'Resume the renewal of a package that was stopped',
  input: renewalReason,
  async run({ trx, actor }, row, { reason }) {
    assertRuns(row);
    if (row.autoRenew) return;
    await resumeRenewal(trx, row, { actor: `admin:${actor.id}`, reason });
  },
});
