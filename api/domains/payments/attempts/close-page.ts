import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { BillingDeps } from './effect.ts';
import { checkAttempt } from './check-attempt.ts';

/** Whether an attempt waits on a page of this provider, which can be closed. */
export function hasOpenPage(
  { status, checkoutId, provider: own }: PaymentAttempt,
  provider: Pick<PaymentProvider, 'id'>,
): boolean {
  return (status === 'pending' || status === 'requires_action') && checkoutId !== null && own === provider.id;
}

/**
 * Closes an attempt's payment page, so that its customer may start over, and asks what became of it
 * (docs/money.md 13.6). Money that was taken on it counts; without an answer the attempt goes on waiting.
 * @returns the attempt as it is now; unchanged where it has no page
 */
export async function closePage(
  deps: BillingDeps,
  provider: PaymentProvider | null | undefined,
  attempt: PaymentAttempt,
): Promise<PaymentAttempt> {
  if (!provider || !hasOpenPage(attempt, provider)) return attempt;
  return (await checkAttempt(deps, provider, attempt, { close: true })).attempt;
}
