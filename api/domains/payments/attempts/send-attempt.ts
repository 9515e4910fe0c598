import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { BillingDeps } from './effect.ts';
import { applyOutcome } from './apply-outcome.ts';
import { lockAttempt } from './lock-attempt.ts';
import { nextCheckOf } from './next-check.ts';
import { transition } from './transitions.ts';

/**
 * Marks an attempt as sent and commits that before the provider is asked to move money, so that a process that finds
 * it later knows that money may have moved.
 * @returns null when another process sent or ended the attempt
 */
export async function markSent(
  { knex, clock }: BillingDeps,
  id: number,
  also: Partial<PaymentAttempt> = {},
): Promise<PaymentAttempt | null> {
  return knex.transaction(async (trx) => {
    const { attempt } = await lockAttempt(trx, id);
    if (attempt.status !== 'created') return null;
    const now = clock.now();
    return transition(
      trx,
      'payment_attempts',
      id,
      'pending',
      { actor: 'system', reason: 'sent', attemptId: id },
      {
        ...also,
        sentAt: now,
        leaseUntil: null,
        nextCheckAt: nextCheckOf({ ...attempt, status: 'pending', sentAt: now }, now),
      },
    );
  });
}

/** Charges a stored payment method. The charge is sent once, whatever happens. */
export async function sendCharge(
  deps: BillingDeps,
  provider: PaymentProvider,
  id: number,
  card: { token: string; customerId: string | null },
): Promise<PaymentAttempt> {
  const sent = await markSent(deps, id);
  if (!sent) return PaymentAttempt.query(deps.knex).findById(id).throwIfNotFound();
  const outcome = await provider.chargeToken({
    reference: sent.publicId,
    amount: { minor: sent.amountMinor, currency: 'ILS' },
    token: card.token,
    ...(sent.installments > 1 && { installments: sent.installments }),
    ...(card.customerId && { customerId: card.customerId }),
  });
  return applyOutcome(deps, id, outcome);
}

/** Sends a refund to the provider, once, whatever happens. */
export async function sendRefund(
  deps: BillingDeps,
  provider: PaymentProvider,
  id: number,
): Promise<PaymentAttempt> {
  const sent = await markSent(deps, id);
  const refund = sent ?? (await PaymentAttempt.query(deps.knex).findById(id).throwIfNotFound());
  if (!sent || refund.parentAttemptId === null) return refund;
  const parent = await PaymentAttempt.query(deps.knex).findById(refund.parentAttemptId).throwIfNotFound();
  const outcome = await provider.refund({
    reference: refund.publicId,
    txnId: parent.providerTxn ?? '',
    amount: { minor: refund.amountMinor, currency: 'ILS' },
  });
  return applyOutcome(deps, id, outcome);
}
