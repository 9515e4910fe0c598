import type { Knex } from 'knex';
import type { Actor } from '../../../http/context.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { requestRefund, transition, type Cause } from '../../payments/index.ts';
import { markRefunded } from './mark-refunded.ts';
import { releaseChips } from '../chips/release-chips.ts';
import { notifyAboutOrder } from './notify-about-order.ts';

/**
 * Cancels an order that was paid and not sent: its chips end, and its payment is refunded in full. The caller must
 * have locked its row.
 */
export async function endPaidOrder(
  trx: Knex.Transaction,
  order: PhysicalCardOrder,
  actor: Actor,
  cause: Cause,
  now: Date,
): Promise<void> {
  await transition(trx, 'physical_card_orders', order.id, 'cancelled', cause);
  await releaseChips(trx, order, actor, 'all');
  const paid = await paymentOf(trx, order.id);
  if (paid) {
    const { actor: by, reason } = cause;
    await requestRefund(trx, { attempt: paid, amountMinor: 'rest', reason, actor: by, now });
    await markRefunded(trx, order.id, paid.id, cause);
  }
  await notifyAboutOrder(trx, order, 'cancelled');
}

/** The attempt that paid for an order; undefined for orders from before payments were stored. */
export async function paymentOf(knex: Knex, orderId: number): Promise<PaymentAttempt | undefined> {
  return PaymentAttempt.query(knex).findOne({ order_id: orderId, kind: 'order', status: 'succeeded' });
}
