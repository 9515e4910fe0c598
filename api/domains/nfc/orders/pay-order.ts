import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { PayOrderInput, StartedOrder } from '../../../contract/nfc/card-checkout.schema.ts';
import { soldNameIn } from '../../../contract/nfc/product-texts.ts';
import { AppError } from '../../../errors.ts';
import type { Actor, AppContext } from '../../../http/context.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { assertMayManageCredentials } from '../../accounts/index.ts';
import { assertBuyerTold, assertCheckoutOpen, assertInstallments, sendCharge } from '../../payments/index.ts';
import { awaitPage, cardToCharge, openPaymentPage } from '../../subscriptions/index.ts';
import { cardCheckoutAddress } from './card-checkout-address.ts';
import { assertWaits, prepareOrderAttempt, type OrderCoupon, type WantedPayment } from './order-attempts.ts';
import { checkedOrderCoupon, dueOf, giveOrder } from './order-coupon.ts';
import { showOrderPayment } from './read-card-checkout.ts';
import { isSamePayment, settleFormerOfOrder } from './settle-former-of-order.ts';
import { transferOrder } from './transfer-order.ts';

/**
 * The provider, after checking that the user may pay.
 * @throws {AppError} `demo_account_protected`; `service_unavailable` where no provider is configured
 */
export function assertMayPay(ctx: AppContext, actor: Actor): PaymentProvider {
  assertMayManageCredentials(actor);
  const { payments: provider } = ctx.deps;
  if (!provider) throw new AppError('service_unavailable', { message: 'no payment provider' });
  return provider;
}

/**
 * Pays an order that waits: the attempt is written down, then the provider is asked, then the outcome is applied
 * (docs/money.md 1.4). A live payment of the same kind is returned, not made again; another page is closed first.
 * @throws {AppError} `demo_account_protected`; `not_found` for an order or payment method that isn't the user's;
 * `validation_failed` on `coupon`, `installments` and `privateBuyer`; `conflict` when the order doesn't wait for its
 * payment; `service_unavailable` where no provider is configured
 */
export async function payOrder(
  ctx: AppContext,
  actor: Actor,
  orderId: number,
  input: PayOrderInput,
): Promise<StartedOrder> {
  assertMayManageCredentials(actor);
  const { knex, clock } = ctx.deps;
  const order = await PhysicalCardOrder.query(knex).findOne({ id: orderId, user_id: actor.id });
  if (!order) throw new AppError('not_found');
  assertWaits(order, clock.now());
  const { nfcProductId, totalAmount: price } = order;
  const coupon = await checkedOrderCoupon(ctx, actor, input.coupon, { nfcProductId, price });
  return payWithCoupon(ctx, actor, order, input, coupon);
}

/**
 * Pays an order that waits, lowered by a coupon that was checked; where that leaves nothing to pay the order goes on
 * without a payment.
 * @throws {AppError} as `payOrder`
 */
export async function payWithCoupon(
  ctx: AppContext,
  actor: Actor,
  order: PhysicalCardOrder,
  input: PayOrderInput,
  coupon: OrderCoupon | null,
): Promise<StartedOrder> {
  const { method, installments, privateBuyer, language } = input;
  const { knex, clock } = ctx.deps;
  const { id: orderId } = order;
  assertWaits(order, clock.now());
  const amountMinor = dueOf(order.totalAmount, coupon);
  const shown = { language: ctx.state.language, now: clock.now() };
  if (coupon && amountMinor === 0) {
    const moving = await settleFormerOfOrder(ctx, orderId, () => false);
    if (moving) return { orderId, payment: await showOrderPayment(knex, moving, shown) };
    await giveOrder(ctx.deps, actor, orderId, coupon);
    return { orderId, payment: null };
  }
  if (method.kind === 'transfer') return transferOrder(ctx, actor, order, input, coupon);
  const provider = assertMayPay(ctx, actor);
  assertInstallments({ ...ctx.deps, payments: provider }, 'order', { count: installments, amountMinor });
  // The whole price may need the number, where the sum that a coupon had lowered didn't.
  await assertBuyerTold(knex, provider, { userId: actor.id, amountMinor, privateBuyer, now: clock.now() });
  const card = await cardToCharge(knex, actor.id, provider, method);
  await assertCheckoutOpen(knex, { userId: actor.id, methodId: card?.id, now: clock.now() });
  const wanted: WantedPayment = {
    orderId,
    provider: provider.id,
    saveCard: method.kind === 'new' && method.save,
    installments,
    paymentMethodId: card?.id ?? null,
    onPage: card === null,
    coupon,
  };
  const standing = await settleFormerOfOrder(ctx, orderId, (former) =>
    isSamePayment(former, wanted, { amountMinor, now: clock.now() }),
  );
  const { attempt, isNew } = standing
    ? { attempt: standing, isNew: false }
    : await prepareOrderAttempt(knex, wanted, clock.now());
  const sent = !isNew
    ? await awaitPage(knex, attempt, clock.now())
    : card
      ? await sendCharge(ctx.deps, provider, attempt.id, card)
      : await openPaymentPage(ctx, provider, attempt, {
          name: soldNameIn(order.priceSnapshot, language) ?? String(order.id),
          language,
          backTo: (payment, back) => cardCheckoutAddress(order.nfcProductId, { payment, back, language }),
        });
  return { orderId, payment: await showOrderPayment(knex, sent, { ...shown, now: clock.now() }) };
}
