import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { BillingDeps } from './effect.ts';
import { applyOutcome } from './apply-outcome.ts';
import { isPageOver } from './decide-outcome.ts';

interface CheckedAttempt {
  attempt: PaymentAttempt;
  answered: boolean;
}

/**
 * Asks the provider for an attempt's outcome and acts on the answer. A browser's return or a callback is only a
 * reason to ask (docs/money.md 1.6).
 * @param close ends the attempt's payment page first, so that another page may take its place
 */
export async function checkAttempt(
  deps: BillingDeps,
  provider: PaymentProvider,
  attempt: PaymentAttempt,
  { close = false }: { close?: boolean } = {},
): Promise<CheckedAttempt> {
  const { publicId: reference, checkoutId } = attempt;
  const isClosed = close || isPageOver(attempt, deps.clock.now());
  if (isClosed && checkoutId) await provider.disableCheckout(checkoutId);
  const parentTxnId = attempt.parentAttemptId && (await txnOf(deps.knex, attempt.parentAttemptId));
  const outcome = await provider.lookup({
    reference,
    ...(checkoutId && { checkoutId }),
    ...(parentTxnId && { parentTxnId }),
  });
  const changed = await applyOutcome(deps, attempt.id, outcome, { isClosed });
  return { attempt: changed, answered: outcome.kind !== 'unknown' };
}

/** Some providers find a refund only by the transaction of its charge. */
async function txnOf(knex: Knex, attemptId: number): Promise<string | null> {
  return (await PaymentAttempt.query(knex).findById(attemptId).throwIfNotFound()).providerTxn;
}
