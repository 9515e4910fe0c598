import type { Knex } from 'knex';
import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { User } from '../../../models/User.ts';
import type { AppDeps } from '../../../deps.ts';
import { assertMayManageCredentials } from '../../accounts/index.ts';
import { moveMandate, transition, type Cause } from '../../payments/index.ts';
import { enqueueMail } from '../../messaging/index.ts';
import {
  assertReadConsent,
  renewalTermsOf,
  storeRenewalConsent,
  type ReadWords,
} from '../checkout/store-consents.ts';
import { isActivePackage } from '../entitlements/package-access.ts';
import { expirePackage } from './expire-package.ts';
import { moveRenewal } from './move-renewal.ts';
import { patchPackage } from './patch-package.ts';
import { renewalStopped } from './renewal-stopped.mail.ts';

interface RenewalChange {
  packageId: number;
  autoRenew: boolean;
  now: Date;
  site: AppDeps['env'];
  /** The words that the customer read; a stop needs none. */
  read?: ReadWords;
}

/**
 * Stops the renewal of a package at the end of its period, or resumes it before then (docs/money.md 3.4): the package
 * stays active until it ends, its standing order pauses. An overdue package has no paid time left, so it ends with
 * the stop. A stop is confirmed by mail. Asking for the present state changes nothing and sends nothing.
 * @throws {AppError} `demo_account_protected`; `not_found` when the package isn't the user's; `conflict` when it
 * isn't in force, there is no standing order to resume, or it is resumed without having read today's words
 */
export async function setRenewal(
  trx: Knex.Transaction,
  actor: Actor,
  { packageId, autoRenew, now, site, read }: RenewalChange,
): Promise<void> {
  assertMayManageCredentials(actor);
  const row = await Package.query(trx)
    .findOne({ id: packageId, user_id: actor.id })
    .withGraphFetched('product')
    .forUpdate();
  if (!row) throw new AppError('not_found');
  if (row.autoRenew === autoRenew) return;
  if (!isActivePackage(row, now)) throw new AppError('conflict');
  const cause: Cause = {
    actor: `user:${actor.id}`,
    reason: autoRenew ? 'its owner resumes it' : 'its owner stops it',
  };
  if (autoRenew) {
    assertReadConsent(read);
    await resumeRenewal(trx, row, cause);
    const terms = await renewalTermsOf(trx, row);
    return storeRenewalConsent(trx, row.id, { ...terms, language: read.language, card: 'same' }, now);
  }
  await stopRenewal(trx, row, { cause, now, env: site });
}

/**
 * Resumes a stopped renewal; the caller must have locked the package, which must be in force.
 * @throws {AppError} `conflict` when there is no standing order to resume
 */
export async function resumeRenewal(trx: Knex.Transaction, row: Package, cause: Cause): Promise<void> {
  if (!(await moveMandate(trx, row.id, 'active', cause))) throw new AppError('conflict');
  await patchPackage(trx, row.id, { autoRenew: true, nextPaymentDate: row.endDate });
}

/** Stops a renewal and confirms it by mail; the caller must have locked the package, which must be in force. */
export async function stopRenewal(
  trx: Knex.Transaction,
  row: Package,
  { cause, now, env }: { cause: Cause; now: Date; env: AppDeps['env'] },
): Promise<void> {
  await endUnsent(trx, row.id, cause);
  await moveMandate(trx, row.id, 'paused', cause);
  const isOut = ['charging', 'awaiting_result', 'manual_review'].includes(row.renewalProcessStatus);
  // Money on its way counts when it comes; its outcome is then acted on.
  if (!isOut) await moveRenewal(trx, row, 'not_started', { paymentRetryCount: 0 });
  await patchPackage(trx, row.id, { autoRenew: false, nextPaymentDate: null });
  if (row.status === 'past_due' && !isOut)
    await expirePackage(trx, env, await row.$query(trx).throwIfNotFound(), { cause, now });
  await row.$fetchGraph('product', { transaction: trx });
  const { email, language, username } = await User.query(trx).findById(row.userId).throwIfNotFound();
  await enqueueMail(trx, env, {
    template: renewalStopped,
    input: {
      username,
      planName: productNameIn(row.product, language),
      endsAt: row.status === 'past_due' ? now : row.endDate,
    },
    to: { userId: row.userId, email, language },
  });
}

/** Ends a charge that was written down and not sent yet. */
async function endUnsent(trx: Knex.Transaction, packageId: number, cause: Cause): Promise<void> {
  const unsent = await PaymentAttempt.query(trx)
    .where({ package_id: packageId, kind: 'renewal', status: 'created' })
    .forUpdate();
  for (const { id } of unsent)
    await transition(
      trx,
      'payment_attempts',
      id,
      'failed',
      { ...cause, attemptId: id },
      {
        failure: 'not_sent',
        nextCheckAt: null,
        leaseUntil: null,
      },
    );
  if (unsent.length > 0)
    await Package.query(trx).findById(packageId).patch({ renewalProcessStatus: 'not_started' });
}
