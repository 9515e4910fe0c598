import { fromMinor } from '../../../contract/base/money.schema.ts';
import type { CheckOrderCouponInput } from '../../../contract/nfc/card-checkout.schema.ts';
import type { CouponOffer } from '../../../contract/subscriptions/checkout.schema.ts';
import { AppError } from '../../../errors.ts';
import type { Actor, AppContext } from '../../../http/context.ts';
import { countTry } from '../../../http/rate-limit.ts';
import type { AppDeps } from '../../../deps.ts';
import { NfcProduct } from '../../../models/NfcProduct.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { checkCoupon, takeCoupon, transition, vatRateAt, type CouponWish } from '../../payments/index.ts';
import { sumsOf } from '../../subscriptions/index.ts';
import { makeChips } from '../chips/make-chips.ts';
import { notifyAboutOrder } from './notify-about-order.ts';
import { assertWaits, type OrderCoupon } from './order-attempts.ts';
import { arrivesOn } from './order-times.ts';
import { priceOrder } from './price-order.ts';

/** What an order costs, and of which product it is. */
interface Priced {
  nfcProductId: number | null;
  /** Agorot, VAT included. */
  price: number;
}

/**
 * The coupon that a buyer wants to use for an order. Each code is counted as a try, so that nobody guesses one here.
 * @throws {AppError} `validation_failed` on `coupon`; `too_many_requests`
 */
export async function checkedOrderCoupon(
  ctx: AppContext,
  { id: userId }: Actor,
  code: string | undefined,
  { nfcProductId, price }: Priced,
): Promise<OrderCoupon | null> {
  if (code === undefined) return null;
  await countTry(ctx, 'coupon', `person ${userId}`);
  const wish: CouponWish = { code, userId, price, nfcProductId };
  return { wish, shown: await checkCoupon(ctx.deps.knex, wish, { now: ctx.deps.clock.now() }) };
}

/** Agorot to pay for an order: its price less what a coupon takes off. */
export const dueOf = (price: number, coupon: OrderCoupon | null): number =>
  price - (coupon?.shown.discount ?? 0);

/**
 * What a code would take off an order that is being made, or of one's own that waits; nothing is reserved by asking
 * (docs/money.md 13.11).
 * @throws {AppError} `not_found` for a product that isn't sold, or an order that isn't the user's; `validation_failed`
 * on `coupon` and on `quantity`
 */
export async function offerOrderCoupon(
  { knex, clock }: Pick<AppDeps, 'knex' | 'clock'>,
  actor: Actor,
  asked: CheckOrderCouponInput,
): Promise<CouponOffer> {
  const now = clock.now();
  const { nfcProductId, price } = await pricedOf({ knex }, actor, asked);
  const wish: CouponWish = { code: asked.coupon, userId: actor.id, price, nfcProductId };
  const { coupon, discount } = await checkCoupon(knex, wish, { now });
  return {
    code: coupon.code,
    discount: fromMinor(discount),
    ...sumsOf(price - discount, await vatRateAt(knex, now)),
  };
}

async function pricedOf(
  { knex }: Pick<AppDeps, 'knex'>,
  actor: Actor,
  asked: CheckOrderCouponInput,
): Promise<Priced> {
  if ('orderId' in asked) {
    const order = await PhysicalCardOrder.query(knex).findOne({ id: asked.orderId, user_id: actor.id });
    if (!order) throw new AppError('not_found');
    return { nfcProductId: order.nfcProductId, price: order.totalAmount };
  }
  const product = await NfcProduct.query(knex).findOne({ id: asked.productId, is_active: true });
  if (!product) throw new AppError('not_found');
  const price = priceOrder(product, asked.quantity).total;
  if (price === 0) throw new AppError('not_found');
  return { nfcProductId: product.id, price };
}

/**
 * Lets an order go on whose whole price a coupon takes off (docs/money.md 13.11). No money moves, so nobody is asked
 * for a card and no document is issued; every piece gets its chip, as when it is paid.
 * @throws {AppError} `conflict` when the order doesn't wait for its payment; `validation_failed` on `coupon`
 */
export function giveOrder(
  { knex, clock }: Pick<AppDeps, 'knex' | 'clock'>,
  actor: Actor,
  orderId: number,
  { wish, shown }: OrderCoupon,
): Promise<void> {
  const now = clock.now();
  return knex.transaction(async (trx) => {
    const order = await PhysicalCardOrder.query(trx).findById(orderId).forUpdate().throwIfNotFound();
    assertWaits(order, now);
    const writeDown = await takeCoupon(trx, wish, shown, now);
    await writeDown({ orderId, attemptId: null });
    const cause = { actor: `user:${actor.id}`, reason: `coupon ${shown.coupon.code}` };
    await transition(trx, 'physical_card_orders', orderId, 'paid', cause, {
      estimatedDeliveryDate: arrivesOn(now),
    });
    await makeChips(trx, order, order.plannedCards);
    await notifyAboutOrder(trx, order, 'paid');
  });
}
