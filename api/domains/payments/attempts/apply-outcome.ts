import type { Knex } from 'knex';
import type { Approved, Outcome } from '../../../adapters/payments/payment-port.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { noteDecline } from '../declines/note-decline.ts';
import { createRefund } from './create-refund.ts';
import { decideOutcome } from './decide-outcome.ts';
import type { BillingDeps, Happened } from './effect.ts';
import { effectOf, effectOn, isLeftAlone } from './effect-of.ts';
import { issueReceipt } from './issue-receipt.ts';
import { otherAmountLine, type SoldLine } from './sold-lines.ts';
import { savePaymentMethod } from './save-payment-method.ts';
import { lockAttempt, type LockedAttempt } from './lock-attempt.ts';
import { nextCheckOf } from './next-check.ts';
import { transition, type Cause } from './transitions.ts';

/**
 * Acts on the provider's answer about an attempt: attempt, package, receipt and mail change together in one
 * transaction, or not at all. Applying the same outcome again changes nothing.
 */
export function applyOutcome(
  deps: BillingDeps,
  attemptId: number,
  outcome: Outcome,
  how: { isClosed?: boolean } = {},
): Promise<PaymentAttempt> {
  return deps.knex.transaction((trx) => applyOutcomeWithin(trx, deps, attemptId, outcome, how));
}

/**
 * Acts on the provider's answer about an attempt within the caller's transaction.
 * @param how `actor`: who says so, where that is no provider
 */
export async function applyOutcomeWithin(
  trx: Knex.Transaction,
  deps: BillingDeps,
  attemptId: number,
  outcome: Outcome,
  { isClosed = false, actor = 'system' }: { isClosed?: boolean; actor?: string } = {},
): Promise<PaymentAttempt> {
  const locked = await lockAttempt(trx, attemptId);
  const { attempt } = locked;
  const now = deps.clock.now();
  const { path, reason, also, isOtherAmount } = decideOutcome(attempt, outcome, {
    now,
    isClosed,
    isPaid: await isPaid(trx, deps, locked, now),
    isForeign: await isForeign(trx, attempt, outcome),
  });
  const cause: Cause = { actor, reason, attemptId };
  const last = path.at(-1);
  const approved = outcome.kind === 'approved' ? outcome : null;
  const isProven = last === 'succeeded' || last === 'excess' || isOtherAmount;
  const isClosing = last === 'failed' || last === 'expired';
  const closedAt = isClosing ? now : attempt.closedAt;
  const { sentAt, createdAt } = attempt;
  const known = { status: last ?? attempt.status, sentAt, createdAt, closedAt };
  const noted = {
    ...also,
    ...(approved && isProven && proofOf(attempt, approved)),
    closedAt,
    unansweredAt: outcome.kind === 'unknown' ? now : null,
    leaseUntil: null,
    // Nobody can be asked about a bank transfer.
    nextCheckAt:
      attempt.provider === 'bank'
        ? null
        : nextCheckOf(known, now, { isAnswered: outcome.kind !== 'unknown' }),
  };
  for (const to of path.slice(0, -1)) await transition(trx, 'payment_attempts', attemptId, to, cause);
  const changed = last
    ? await transition(trx, 'payment_attempts', attemptId, last, cause, noted)
    : await attempt.$query(trx).patchAndFetch(noted);
  if (last === 'failed' && outcome.kind === 'declined') await noteDecline(trx, changed, outcome, now);
  const settled = { ...locked, attempt: changed };
  if (last) await settle(trx, deps, settled, { last, outcome, cause, now });
  if (approved && isOtherAmount) await issueMoneyReceipt(trx, deps, settled, approved);
  if (!last && !isOtherAmount) return changed;
  // With what settling wrote, such as the payment method that was saved.
  return changed.$query(trx).throwIfNotFound();
}

/** What is noted of the transaction that moved an attempt's money. */
export const proofOf = (
  attempt: Pick<PaymentAttempt, 'kind' | 'cardLast4' | 'installments'>,
  { txnId, card, paymentType, installments }: Approved,
): Pick<PaymentAttempt, 'providerTxn' | 'cardLast4' | 'paymentType' | 'installments'> => ({
  providerTxn: txnId,
  cardLast4: card?.last4 ?? attempt.cardLast4,
  paymentType: paymentType ?? null,
  // What goes back goes back at once, whatever the charge was divided into.
  installments: attempt.kind === 'refund' ? 1 : (installments ?? attempt.installments),
});

/**
 * Whether another attempt already paid for the same thing, or the thing can't be had any more; nothing can, once the
 * account is closed.
 */
export async function isPaid(
  trx: Knex.Transaction,
  deps: BillingDeps,
  locked: LockedAttempt,
  now: Date,
): Promise<boolean> {
  const { id, kind, periodKey, packageId, orderId } = locked.attempt;
  if (kind === 'refund') return false;
  if (isLeftAlone(locked)) return true;
  const others = await PaymentAttempt.query(trx)
    .where({ package_id: packageId, order_id: orderId, kind, period_key: periodKey, status: 'succeeded' })
    .whereNot({ id })
    .resultSize();
  return others > 0 || (await effectOf(deps, kind).isSettled(trx, locked, now));
}

/**
 * Whether the provider's transaction belongs to another payment; then it proves nothing of this one (docs/security.md
 * P4).
 */
export async function isForeign(
  trx: Knex.Transaction,
  attempt: PaymentAttempt,
  outcome: Outcome,
): Promise<boolean> {
  if (outcome.kind !== 'approved') return false;
  const owners = await PaymentAttempt.query(trx)
    .where({ provider: attempt.provider, provider_txn: outcome.txnId })
    .whereNot({ id: attempt.id })
    .resultSize();
  return owners > 0;
}

/**
 * Does what follows from an attempt's new status, in the transaction that moved it: its effect, the receipt or credit,
 * and for money that came twice the refund.
 */
export async function settle(
  trx: Knex.Transaction,
  deps: BillingDeps,
  locked: LockedAttempt,
  { outcome, ...happened }: Happened & { outcome: Outcome },
): Promise<void> {
  const { attempt } = locked;
  const { last, now } = happened;
  const effect = effectOn(deps, locked);
  if (outcome.kind !== 'approved' || (last !== 'succeeded' && last !== 'excess')) {
    await effect.notSucceeded?.(trx, deps, locked, happened);
    return;
  }
  if (last === 'succeeded') {
    const methodId = attempt.kind !== 'refund' ? await savePaymentMethod(trx, attempt, outcome, now) : null;
    await effect.succeeded?.(trx, deps, locked, { ...happened, approved: outcome, methodId });
  }
  await issueMoneyReceipt(trx, deps, locked, outcome);
  if (last !== 'excess') return;
  await effect.excess?.(trx, locked, { ...happened, approved: outcome });
  if (attempt.amountMinor > 0) await createRefund(trx, attempt, attempt.amountMinor, now);
}

/** Issues the document of the money that an attempt moved; none where a card was only stored. */
export async function issueMoneyReceipt(
  trx: Knex.Transaction,
  deps: BillingDeps,
  locked: LockedAttempt,
  { providerAt }: Pick<Approved, 'providerAt'>,
): Promise<void> {
  const { attempt } = locked;
  if (attempt.amountMinor === 0) return;
  const kind = attempt.kind === 'refund' ? 'credit' : 'receipt';
  const sold = kind === 'receipt' ? await soldFor(trx, deps, locked) : [];
  await issueReceipt(trx, deps, { kind, attempt, providerAt, sold });
}

/** What the money of a payment bought. Money in another amount than asked bought nothing: its line names what for. */
async function soldFor(
  trx: Knex.Transaction,
  deps: BillingDeps,
  locked: LockedAttempt,
): Promise<readonly SoldLine[]> {
  const { attempt } = locked;
  const { askedMinor, amountMinor } = attempt;
  const { sold } = effectOn(deps, locked);
  if (!sold) return [];
  const now = deps.clock.now();
  if (askedMinor === null) return sold(trx, locked, now);
  const asked = attempt.$clone().$set({ amountMinor: askedMinor });
  return [otherAmountLine(amountMinor, await sold(trx, { ...locked, attempt: asked }, now))];
}
