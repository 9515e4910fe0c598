import type { StartedOrder, StartOrderInput } from '../../../contract/nfc/card-checkout.schema.ts';
import { AppError } from '../../../errors.ts';
import type { Actor, AppContext } from '../../../http/context.ts';
import { NfcProduct } from '../../../models/NfcProduct.ts';
import { assertMayManageCredentials } from '../../accounts/index.ts';
import { cardToCharge } from '../../subscriptions/index.ts';
import { makeOrder } from './make-order.ts';
import { assertBuyerTold, assertCheckoutOpen, assertInstallments } from '../../payments/index.ts';
import { checkedOrderCoupon, dueOf } from './order-coupon.ts';
import { assertMayPay, payWithCoupon } from './pay-order.ts';
import { assertTransferable } from './transfer-order.ts';
import { priceOrder } from './price-order.ts';

/**
 * Orders printed cards and starts their payment (docs/product.md 5). Everything is checked before anything is
 * written; prices are the server's (docs/security.md P7).
 * @throws {AppError} as `makeOrder` and `payOrder`; `not_found` for a product that isn't sold
 */
export async function startOrder(
  ctx: AppContext,
  actor: Actor,
  input: StartOrderInput,
): Promise<StartedOrder> {
  assertMayManageCredentials(actor);
  const { knex } = ctx.deps;
  const product = await NfcProduct.query(knex).findOne({ id: input.productId, is_active: true });
  const price = product ? priceOrder(product, input.quantity).total : 0;
  // A product without a price is not on sale yet.
  if (!product || price === 0) throw new AppError('not_found');
  const coupon = await checkedOrderCoupon(ctx, actor, input.coupon, { nfcProductId: product.id, price });
  if (dueOf(price, coupon) > 0) await assertPayable(ctx, actor, input, dueOf(price, coupon));
  const order = await makeOrder(ctx.deps, actor.id, product, input);
  return payWithCoupon(ctx, actor, order, input, coupon);
}

/** Before anything is written: an order that can't be paid would only wait for its end. */
async function assertPayable(
  ctx: AppContext,
  actor: Actor,
  input: StartOrderInput,
  amountMinor: number,
): Promise<void> {
  if (input.method.kind === 'transfer') return assertTransferable(ctx, actor, input, amountMinor);
  const provider = assertMayPay(ctx, actor);
  const { knex, clock } = ctx.deps;
  await assertCheckoutOpen(knex, { userId: actor.id, now: clock.now() });
  await cardToCharge(knex, actor.id, provider, input.method);
  const divided = { count: input.installments, amountMinor };
  assertInstallments({ ...ctx.deps, payments: provider }, 'order', divided);
  const { privateBuyer } = input;
  await assertBuyerTold(knex, provider, {
    userId: actor.id,
    amountMinor,
    privateBuyer,
    now: clock.now(),
  });
}
