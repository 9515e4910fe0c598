import type { Knex } from 'knex';
import type { Approved } from '../../../adapters/payments/payment-port.ts';
import { AppError } from '../../../errors.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { Receipt } from '../../../models/Receipt.ts';
import { openDisputesOf } from '../disputes/open-dispute.ts';
import { disputeMessages, resolveAttemptMessages } from '../messages.ts';
import { isPaid, issueMoneyReceipt, proofOf } from './apply-outcome.ts';
import { createRefund, leftToRefund } from './create-refund.ts';
import { asTaken, isAsAsked } from './decide-outcome.ts';
import type { BillingDeps } from './effect.ts';
import { effectOn } from './effect-of.ts';
import { lockAttempt, type LockedAttempt } from './lock-attempt.ts';
import { transition, type Cause } from './transitions.ts';

/**
 * Gives back the money of a payment that is not counted (docs/money.md 13.2): what came is recorded with its receipt
 * where it isn't yet, a refund of what is left of it is written down, and what it was for stays unpaid.
 * @param held transactions of the payment that no attempt has
 * @throws {AppError} `conflict` when no money came, or its bank has yet to decide whose it is
 */
export async function giveBack(
  trx: Knex.Transaction,
  deps: BillingDeps,
  locked: LockedAttempt,
  { held, cause }: { held: readonly Approved[]; cause: Cause },
): Promise<void> {
  const { attempt } = locked;
  const approved = (await recordedOf(trx, attempt)) ?? held[0];
  if (!approved || approved.amount.minor === 0 || attempt.kind === 'refund')
    throw new AppError('conflict', { text: resolveAttemptMessages.nothingCame });
  if ((await openDisputesOf(trx, attempt.id)).length > 0)
    throw new AppError('conflict', { text: disputeMessages.noRefund });
  const isRecorded = attempt.providerTxn !== null;
  const now = deps.clock.now();
  const changed = await transition(trx, 'payment_attempts', attempt.id, 'excess', cause, {
    needsReview: false,
    nextCheckAt: null,
    leaseUntil: null,
    ...(!isRecorded && proofOf(attempt, approved)),
    ...(!isRecorded && !isAsAsked(attempt, approved) && asTaken(attempt, approved)),
  });
  const given = { ...locked, attempt: changed };
  if (!isRecorded) await issueMoneyReceipt(trx, deps, given, approved);
  await effectOn(deps, given).excess?.(trx, given, { last: 'excess', cause, now, approved });
  const rest = await leftToRefund(trx, changed);
  if (rest > 0)
    await createRefund(trx, changed, rest, now, { reason: cause.reason, requestedBy: cause.actor });
  // As it stands after the effect of the money, which may have ended the thing.
  const left = await lockAttempt(trx, attempt.id);
  if (await isPaid(trx, deps, left, now)) return;
  await effectOn(deps, left).notSucceeded?.(trx, deps, left, { last: 'failed', cause, now });
}

/** Money that was recorded when it came, as the provider told it then. */
async function recordedOf(trx: Knex.Transaction, attempt: PaymentAttempt): Promise<Approved | undefined> {
  if (attempt.providerTxn === null) return undefined;
  const receipt = await Receipt.query(trx).findOne({ attempt_id: attempt.id, kind: 'receipt' });
  return {
    kind: 'approved',
    txnId: attempt.providerTxn,
    amount: { minor: attempt.amountMinor, currency: 'ILS' },
    providerAt: receipt?.paymentDate ?? attempt.createdAt,
  };
}
