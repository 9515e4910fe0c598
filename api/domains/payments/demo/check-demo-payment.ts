import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { DemoPaymentStatus } from '../../../contract/payments/entities/demo-payment.schema.ts';
import type { DemoPayment } from '../../../models/DemoPayment.ts';
import type { AppDeps } from '../../../deps.ts';
import { applyOutcome } from './apply-outcome.ts';

/** Statuses in which a visitor's question may still change something. */
export const openStatuses: readonly DemoPaymentStatus[] = ['pending', 'unknown'];

/**
 * Asks the provider what became of a payment and acts on the answer. Nothing a browser brings back from the payment
 * page has a part in it (docs/security.md P6).
 */
export async function checkDemoPayment(
  deps: Pick<AppDeps, 'knex' | 'clock'>,
  provider: PaymentProvider,
  payment: DemoPayment,
): Promise<DemoPayment> {
  const { publicId: reference, checkoutId } = payment;
  const outcome = await provider.lookup({ reference, ...(checkoutId && { checkoutId }) });
  // Before it counts as never charged, its page must be closed to everybody.
  if (outcome.kind === 'not_found' && payment.status === 'unknown' && checkoutId)
    await provider.disableCheckout(checkoutId);
  return applyOutcome(deps.knex, payment.id, outcome, deps.clock.now());
}
