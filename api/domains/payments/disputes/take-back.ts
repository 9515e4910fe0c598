import type { Knex } from 'knex';
import type { Dispute } from '../../../models/Dispute.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { settle } from '../attempts/apply-outcome.ts';
import { insertRefund } from '../attempts/create-refund.ts';
import type { BillingDeps } from '../attempts/effect.ts';
import type { LockedAttempt } from '../attempts/lock-attempt.ts';
import { giveBack } from '../attempts/give-back.ts';
import { periodPayments } from '../attempts/period-payments.ts';
import { waitsForDecision } from '../attempts/resolve-attempt.ts';
import { transition, type Cause } from '../attempts/transitions.ts';

/**
 * Books the money that the bank took back with a lost dispute, as a refund that nobody sent, with its credit document:
 * money in stays receipts less credits. What the payment paid for ends: the package whose running period it paid, the
 * order that was not sent yet. Where staff had yet to decide on the payment, it pays for nothing, and what the bank left
 * of it goes back.
 * @param at when the bank decided: the day of the credit
 */
export async function takeBack(
  trx: Knex.Transaction,
  deps: BillingDeps,
  locked: LockedAttempt,
  { id, amountMinor, providerDisputeId }: Dispute,
  { cause, at, now }: { cause: Cause; at: Date; now: Date },
): Promise<void> {
  const { attempt, bought, order } = locked;
  if (bought && (await paysRunningPeriod(trx, bought, attempt)))
    await deps.hooks.payments.packages.endPackage(trx, bought, 'cancelled', cause);
  const waits = waitsForDecision(attempt);
  if (order && !waits) await deps.hooks.payments.effects.order.lost?.(trx, locked, cause);
  const txnId = providerDisputeId ?? `letter:${id}`;
  // The bank takes what it takes, also where a part was refunded before.
  const written = await insertRefund(trx, attempt, amountMinor, now, {
    disputeId: id,
    providerTxn: txnId,
    cardLast4: attempt.cardLast4,
    reason: cause.reason,
    requestedBy: cause.actor,
    // Nothing is sent: the money is gone already.
    nextCheckAt: null,
    sentAt: now,
  });
  const step = { ...cause, attemptId: written.id };
  await transition(trx, 'payment_attempts', written.id, 'pending', step);
  const entry = await transition(trx, 'payment_attempts', written.id, 'succeeded', step);
  const outcome = {
    kind: 'approved',
    txnId,
    amount: { minor: amountMinor, currency: 'ILS' },
    providerAt: at,
  } as const;
  if (waits) await giveBack(trx, deps, locked, { held: [], cause });
  const after = {
    attempt: entry,
    bought: bought && ((await Package.query(trx).findById(bought.id).withGraphFetched('product')) ?? null),
    order: order && ((await PhysicalCardOrder.query(trx).findById(order.id)) ?? null),
  };
  await settle(trx, deps, after, { last: 'succeeded', outcome, cause: step, now });
}

async function paysRunningPeriod(
  trx: Knex.Transaction,
  { id, status }: Package,
  attempt: PaymentAttempt,
): Promise<boolean> {
  if (status !== 'active' && status !== 'past_due') return false;
  return (await periodPayments(trx, id)).some((payment) => payment.id === attempt.id);
}
