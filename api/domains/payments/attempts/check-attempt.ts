import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { applyFound } from './apply-found.ts';
import { isPageOver } from './decide-outcome.ts';
import type { BillingDeps } from './effect.ts';
import { lookUpAttempt } from './look-up-attempt.ts';

interface CheckedAttempt {
  attempt: PaymentAttempt;
  answered: boolean;
}

/**
 * Asks the provider for all it holds of an attempt and acts on the answer. A browser's return or a callback is only a
 * reason to ask (docs/money.md 1.6).
 * @param close ends the attempt's payment page first, so that another page may take its place
 * @param txnId a transaction that a callback named
 */
export async function checkAttempt(
  deps: BillingDeps,
  provider: PaymentProvider,
  attempt: PaymentAttempt,
  { close = false, txnId = null }: { close?: boolean; txnId?: string | null } = {},
): Promise<CheckedAttempt> {
  const { checkoutId } = attempt;
  const isClosed = close || isPageOver(attempt, deps.clock.now());
  if (isClosed && checkoutId) await provider.disableCheckout(checkoutId);
  const found = await lookUpAttempt(deps.knex, provider, attempt, txnId);
  const changed = await applyFound(deps, attempt.id, found, { isClosed });
  return { attempt: changed, answered: found.kind !== 'unknown' };
}
