import { fromMinor, toMinor } from '../../../contract/base/money.schema.ts';
import { languages } from '../../../contract/base/languages.ts';
import { soldNameIn } from '../../../contract/nfc/product-texts.ts';
import type { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { makeChips } from '../chips/make-chips.ts';
import { releaseChips } from '../chips/release-chips.ts';
import { markRefunded } from './mark-refunded.ts';
import { arrivesOn } from './order-times.ts';
import { notifyAboutOrder } from './notify-about-order.ts';
import { couponLine, redemptionOf, transition, type Effect, type SoldLine } from '../../payments/index.ts';

/** The effect of a payment for printed cards: the order goes on, and every piece gets its chip. */
export const orderPayment: Effect = {
  isSettled: (_trx, { order }) => order?.status !== 'pending',

  async succeeded(trx, _parts, { attempt, order }, { approved, cause, now }) {
    if (!order) throw new Error(`attempt ${attempt.id} pays for no order`);
    await transition(trx, 'physical_card_orders', order.id, 'paid', cause, {
      transactionId: approved.txnId,
      ...(approved.paymentType && { paymentMethod: approved.paymentType }),
      estimatedDeliveryDate: arrivesOn(now),
    });
    await makeChips(trx, order, order.plannedCards);
    await notifyAboutOrder(trx, order, 'paid');
  },

  async refunded(trx, { order }, paymentId, cause) {
    if (order) await markRefunded(trx, order.id, paymentId, cause);
  },

  async lost(trx, { order }, cause) {
    // What was sent is out of our hands; staff decide on its chips.
    if (order?.status !== 'paid' && order?.status !== 'in_production') return;
    await transition(trx, 'physical_card_orders', order.id, 'cancelled', cause);
    await releaseChips(trx, order, null, 'all');
    await notifyAboutOrder(trx, order, 'cancelled');
  },

  async sold(trx, { attempt, order }) {
    // What was charged once more under a lowered payment's reference is lowered alike.
    const redemption = await redemptionOf(trx, { id: attempt.chargedUnderId ?? attempt.id });
    const lines = linesOf(order, attempt.amountMinor + (redemption?.discountMinor ?? 0));
    return redemption ? [...lines, couponLine(redemption)] : lines;
  },
};

function linesOf(order: PhysicalCardOrder | null, amount: number): SoldLine[] {
  if (!order) return [{ facts: { kind: 'payment' }, quantity: 1, unitMinor: amount }];
  const { regularPrice, additionalCardPrice } = order.priceSnapshot;
  const named = languages.flatMap((language) => {
    const name = soldNameIn(order.priceSnapshot, language);
    return name ? [[language, name] as const] : [];
  });
  const sold = { orderId: order.id, names: Object.fromEntries(named) };
  if (regularPrice === undefined || additionalCardPrice === undefined)
    return [{ facts: { kind: 'order', ...sold }, quantity: 1, unitMinor: amount }];
  const further = order.quantity - 1;
  const lines: SoldLine[] = [
    { facts: { kind: 'order_first', ...sold }, quantity: 1, unitMinor: toMinor(regularPrice) },
  ];
  if (further > 0)
    lines.push({
      facts: { kind: 'order_further', ...sold },
      quantity: further,
      unitMinor: toMinor(additionalCardPrice),
    });
  const sum = lines.reduce((total, { quantity, unitMinor }) => total + quantity * unitMinor, 0);
  if (sum !== amount) throw new Error(`order ${order.id} costs ${fromMinor(sum)}, not ${fromMinor(amount)}`);
  return lines;
}
