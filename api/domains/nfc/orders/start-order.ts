import type { StartedOrder, StartOrderInput } from '../../../contract/nfc/card-checkout.schema.ts';
import { AppError } from '../../../errors.ts';
import type { Actor, AppContext } from '../../../http/context.ts';
import { NfcProduct } from '../../../models/NfcProduct.ts';
import { cardToCharge } from '../../subscriptions/index.ts';
import { makeOrder } from './make-order.ts';
import { assertBuyerTold, assertCheckoutOpen, assertInstallments } from '../../payments/index.ts';
import { assertMayPay, payOrder } from './pay-order.ts';
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
  const provider = assertMayPay(ctx, actor);
  // Before anything is written: an order that can't be paid would only wait for its end.
  await assertCheckoutOpen(ctx.deps.knex, { userId: actor.id, now: ctx.deps.clock.now() });
  const { knex } = ctx.deps;
  const product = await NfcProduct.query(knex).findOne({ id: input.productId, is_active: true });
  // A product without a price is not on sale yet.
  if (!product || priceOrder(product, input.quantity).total === 0) throw new AppError('not_found');
  await cardToCharge(knex, actor.id, provider, input.method);
  const amountMinor = priceOrder(product, input.quantity).total;
  const divided = { count: input.installments, amountMinor };
  assertInstallments({ ...ctx.deps, payments: provider }, 'order', divided);
  await assertBuyerTold(knex, provider, {
    userId: actor.id,
    amountMinor,
    privateBuyer: input.privateBuyer,
    now: ctx.deps.clock.now(),
  });
  const order = await makeOrder(ctx.deps, actor.id, product, input);
  return payOrder(ctx, actor, order.id, input);
}
