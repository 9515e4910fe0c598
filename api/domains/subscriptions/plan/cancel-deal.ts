import type { Knex } from 'knex';
import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import type { Language } from '../../../contract/base/languages.ts';
import type { CancellationView } from '../../../contract/subscriptions/cancellation.schema.ts';
import { withdrawalReason } from '../../../contract/payments/state-reasons.ts';
import { toMinor } from '../../../contract/base/money.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppDeps } from '../../../deps.ts';
import type { Actor } from '../../../http/context.ts';
import type { Package } from '../../../models/Package.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { User } from '../../../models/User.ts';
import { assertMayManageCredentials } from '../../accounts/index.ts';
import { requestRefund } from '../../payments/index.ts';
import { endWithout, revertChange } from './apply-change.ts';
import { endPackage } from './end-package.ts';
import { lockCheckouts } from '../checkout/prepare-attempt.ts';
import { enqueueMail } from '../../messaging/index.ts';
import { readCancellation } from './read-cancellation.ts';
import { setRenewal } from './set-renewal.ts';
import { dealCancelled } from './deal-cancelled.mail.ts';
import { cancellationChanged } from '../messages.ts';

interface CancelWish {
  packageId: number;
  kind: CancellationView['kind'];
  refund: string;
  now: Date;
  env: AppDeps['env'];
  language: Language;
}

/**
 * Cancels a deal as the law allows its customer (docs/money.md 3.6): within 14 days the package ends at once, or
 * returns to its former plan, and the money is refunded; later only its renewal is stopped. Confirmed by mail.
 * @returns the refunds that were written down, to be sent after the commit
 * @throws {AppError} `demo_account_protected`; `not_found`; `conflict` with the present view when cancelling would do
 * something else than was shown
 */
export async function cancelDeal(
  trx: Knex.Transaction,
  actor: Actor,
  { packageId, kind, refund, now, env, language }: CancelWish,
): Promise<PaymentAttempt[]> {
  assertMayManageCredentials(actor);
  await lockCheckouts(trx, actor.id);
  const asked = { userId: actor.id, packageId };
  const { bought, withdrawal, view } = await readCancellation(trx, asked, {
    now,
    policy: env.REFUND_FEE_POLICY,
    language,
    lock: true,
  });
  if (view.kind !== kind || view.refund !== refund)
    throw new AppError('conflict', {
      present: view,
      text: cancellationChanged,
    });
  if (!withdrawal) {
    await setRenewal(trx, actor, { packageId, autoRenew: false, now, site: env });
    return [];
  }
  const cause = { actor: `user:${actor.id}`, reason: withdrawalReason };
  const refunds: PaymentAttempt[] = [];
  for (const { attempt, amount } of withdrawal.refunds) {
    const written = await requestRefund(trx, {
      attempt,
      amountMinor: amount,
      reason: cause.reason,
      actor: cause.actor,
      now,
    });
    if (written) refunds.push(written);
  }
  const { change } = withdrawal;
  if (change && (await endWithout(trx, bought, change)) > now) await revertChange(trx, bought, change, now);
  else await endPackage(trx, bought, 'cancelled', cause);
  await confirm(trx, env, bought, {
    refund: toMinor(view.refund),
    lastDay: view.lastDay,
    backTo: view.backTo,
  });
  return refunds;
}

async function confirm(
  trx: Knex.Transaction,
  env: AppDeps['env'],
  bought: Package,
  { refund, lastDay, backTo }: { refund: number; lastDay: string | null; backTo: string | null },
): Promise<void> {
  const { id, email, language, username } = await User.query(trx).findById(bought.userId).throwIfNotFound();
  await enqueueMail(trx, env, {
    template: dealCancelled,
    input: {
      username,
      planName: productNameIn(bought.product, language),
      refund,
      endsAt: lastDay ? new Date(lastDay) : null,
      backTo,
    },
    to: { userId: id, email, language },
  });
}
