import type { Knex } from 'knex';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { notifyAboutOrder } from './notify-about-order.ts';
import { refundedOf, transition, type Cause } from '../../payments/index.ts';

/**
 * Marks a cancelled or returned order as `refunded` once all its payments were refunded; a partial refund, or one of
 * a double payment, leaves it as it is (docs/money.md 2.4). The caller must have locked its row.
 * @param paymentId the attempt that took the money
 */
export async function markRefunded(
  trx: Knex.Transaction,
  orderId: number,
  paymentId: number,
  cause: Cause,
): Promise<void> {
  const order = await PhysicalCardOrder.query(trx).findById(orderId).throwIfNotFound();
  if (order.status !== 'cancelled' && order.status !== 'returned') return;
  const payment = await PaymentAttempt.query(trx).findById(paymentId).throwIfNotFound();
  if (payment.status !== 'succeeded' || (await refundedOf(trx, [payment])) < payment.amountMinor) return;
  await transition(trx, 'physical_card_orders', orderId, 'refunded', cause);
  await notifyAboutOrder(trx, order, 'refunded');
}
