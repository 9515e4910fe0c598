import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { DemoPaymentStatus } from '../../../contract/payments/entities/demo-payment.schema.ts';
import type { DemoPayment } from '../../../models/DemoPayment.ts';
import type { AppDeps } from '../../../deps.ts';
import { applyFound } from './apply-outcome.ts';

/** Statuses of a demo payment that a check may still change. */
export const openStatuses: readonly DemoPaymentStatus[] = ['pending', 'unknown'];

/**
 * Asks the provider for a demo payment's outcome and acts on the answer. Nothing that a browser brings back from the
 * payment page counts (docs/security.md P6).
 */
export async function checkDemoPayment(
  deps: Pick<AppDeps, 'knex' | 'clock'>,
  provider: PaymentProvider,
  payment: DemoPayment,
): Promise<DemoPayment> {
  const { publicId: reference, checkoutId } = payment;
  const found = await provider.lookup({ reference, ...(checkoutId && { checkoutId }) });
  // Before the payment counts as never charged, its page must be closed to the visitor.
  if (found.kind === 'not_found' && payment.status === 'unknown' && checkoutId)
    await provider.disableCheckout(checkoutId);
  return applyFound(deps.knex, payment.id, found, deps.clock.now());
}
