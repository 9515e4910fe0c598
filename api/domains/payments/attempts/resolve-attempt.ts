import type { Outcome, PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { AppError } from '../../../errors.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { isForeign, isPaid, settle } from './apply-outcome.ts';
import type { BillingDeps } from './effect.ts';
import { lockAttempt } from './lock-attempt.ts';
import { transition } from './transitions.ts';
import { resolveAttemptMessages } from '../messages.ts';

interface Verdict {
  decision: 'succeeded' | 'failed';
  reason: string;
  actor: string;
}

/**
 * Applies an admin's decision on a payment that waits for review (docs/money.md 2.1). The provider is asked afresh,
 * and a decision against its answer is refused.
 * @throws {AppError} `conflict` for a payment that doesn't wait, or a decision that the provider's books contradict;
 * `service_unavailable` when the provider doesn't answer
 */
export async function resolveAttempt(
  deps: BillingDeps,
  provider: PaymentProvider,
  waiting: PaymentAttempt,
  verdict: Verdict,
): Promise<PaymentAttempt> {
  const { publicId: reference, checkoutId } = waiting;
  const outcome = await provider.lookup({ reference, ...(checkoutId && { checkoutId }) });
  if (outcome.kind === 'unknown')
    throw new AppError('service_unavailable', { text: resolveAttemptMessages.silent });
  return deps.knex.transaction(async (trx) => {
    const locked = await lockAttempt(trx, waiting.id);
    const { attempt } = locked;
    if (attempt.status !== 'manual_review')
      throw new AppError('conflict', { text: resolveAttemptMessages.decided });
    const proof = proofOf(attempt, outcome, await isForeign(trx, attempt, outcome));
    if (verdict.decision === 'succeeded' && !proof)
      throw new AppError('conflict', { text: resolveAttemptMessages.notPaid });
    if (verdict.decision === 'failed' && proof)
      throw new AppError('conflict', { text: resolveAttemptMessages.wasPaid });
    const now = deps.clock.now();
    const cause = { actor: verdict.actor, reason: verdict.reason, attemptId: attempt.id };
    const last = !proof ? 'failed' : (await isPaid(trx, deps, locked, now)) ? 'excess' : 'succeeded';
    const changed = await transition(trx, 'payment_attempts', attempt.id, last, cause, {
      needsReview: false,
      nextCheckAt: null,
      leaseUntil: null,
      ...(proof
        ? { providerTxn: proof.txnId, cardLast4: proof.card?.last4 ?? attempt.cardLast4 }
        : { failure: 'not_sent' as const }),
    });
    await settle(trx, deps, { ...locked, attempt: changed }, { last, outcome, cause, now });
    return PaymentAttempt.query(trx).findById(attempt.id).throwIfNotFound();
  });
}

function proofOf({ amountMinor, currency }: PaymentAttempt, outcome: Outcome, foreign: boolean) {
  if (outcome.kind !== 'approved' || foreign) return null;
  const { amount } = outcome;
  return amount.minor === amountMinor && amount.currency === currency ? outcome : null;
}
