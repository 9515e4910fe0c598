import {
  approveDesignEndpoint,
  cancelOrderEndpoint,
  checkOrderCouponEndpoint,
  checkOrderPaymentEndpoint,
  closeOrderPaymentEndpoint,
  payOrderEndpoint,
  quoteCardsEndpoint,
  readCardCheckoutEndpoint,
  startOrderEndpoint,
} from '../../../contract/nfc/card-checkout.endpoint.ts';
import {
  approveDesignSchemas,
  cancelOrderSchemas,
  checkOrderCouponSchemas,
  checkOrderPaymentSchemas,
  closeOrderPaymentSchemas,
  payOrderSchemas,
  quoteCardsSchemas,
  readCardCheckoutSchemas,
  startOrderSchemas,
} from '../../../contract/nfc/card-checkout.schema.ts';
import { listNfcProductsEndpoint, listOrdersEndpoint } from '../../../contract/nfc/orders.endpoint.ts';
import { listNfcProductsSchemas, listOrdersSchemas } from '../../../contract/nfc/orders.schema.ts';
import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { NfcProduct } from '../../../models/NfcProduct.ts';
import { checkAttempt, closePage, vatRateAt } from '../../payments/index.ts';
import { answerOnce } from '../../subscriptions/index.ts';
import { approveDesign } from './approve-design.ts';
import { cancelOrder } from './cancel-order.ts';
import { presentNfcProduct } from './orders.presenter.ts';
import { offerOrderCoupon } from './order-coupon.ts';
import { payOrder } from './pay-order.ts';
import { quoteOrder } from './price-order.ts';
import { findOrderPayment, readCardCheckout, showOrderPayment } from './read-card-checkout.ts';
import { listOrders, showOwnOrder, type OrderReader } from './read-orders.ts';
import { startOrder } from './start-order.ts';

const readerOf = (ctx: AppContext): OrderReader => ({
  userId: actorOf(ctx).id,
  language: ctx.state.language,
});

const asked = ['pending', 'requires_action', 'unknown'];

/** Runs the work once for each `Idempotency-Key` of this user. */
function once<T>(ctx: AppContext, body: unknown, work: () => Promise<T>): Promise<T> {
  const { knex, clock } = ctx.deps;
  const request = { userId: actorOf(ctx).id, key: ctx.get('Idempotency-Key'), body, now: clock.now() };
  return answerOnce(knex, request, work);
}

/**
 * Printed cards on sale, and a user's own orders of them (docs/specification.md 3, docs/product.md 5, docs/money.md).
 */
export const ordersRouter = createFeatureRouter()
  .add(listNfcProductsEndpoint, listNfcProductsSchemas, async (ctx) =>
    (await NfcProduct.query(ctx.deps.knex).where({ is_active: true }).orderBy(['sort_order', 'id'])).map(
      (product) => presentNfcProduct(product, ctx.state.language),
    ),
  )
  .add(quoteCardsEndpoint, quoteCardsSchemas, async (ctx, { params, query }) => {
    const { knex, clock } = ctx.deps;
    const product = await NfcProduct.query(knex).findOne({ id: params.id, is_active: true });
    if (!product) throw new AppError('not_found');
    return quoteOrder(product, query.quantity, await vatRateAt(knex, clock.now()));
  })
  .add(readCardCheckoutEndpoint, readCardCheckoutSchemas, (ctx, { query }) =>
    readCardCheckout(ctx.deps, ctx.state, query),
  )
  .add(listOrdersEndpoint, listOrdersSchemas, (ctx, { query }) =>
    listOrders(ctx.deps.knex, readerOf(ctx), query.page, ctx.deps.clock.now()),
  )
  .add(checkOrderCouponEndpoint, checkOrderCouponSchemas, rateLimit('coupon'), (ctx, { body }) =>
    offerOrderCoupon(ctx.deps, actorOf(ctx), body),
  )
  .add(startOrderEndpoint, startOrderSchemas, rateLimit('checkout'), (ctx, { body }) =>
    once(ctx, body, () => startOrder(ctx, actorOf(ctx), body)),
  )
  .add(payOrderEndpoint, payOrderSchemas, rateLimit('checkout'), (ctx, { params, body }) =>
    once(ctx, { ...body, order: params.id }, () => payOrder(ctx, actorOf(ctx), params.id, body)),
  )
  .add(
    checkOrderPaymentEndpoint,
    checkOrderPaymentSchemas,
    rateLimit('checkoutCheck'),
    async (ctx, { params }) => {
      const { knex, clock, payments } = ctx.deps;
      const known = await findOrderPayment(knex, actorOf(ctx).id, params.id);
      if (!known) throw new AppError('not_found');
      const attempt =
        payments?.id === known.provider && asked.includes(known.status)
          ? (await checkAttempt(ctx.deps, payments, known)).attempt
          : known;
      return showOrderPayment(knex, attempt, { language: ctx.state.language, now: clock.now() });
    },
  )
  .add(
    closeOrderPaymentEndpoint,
    closeOrderPaymentSchemas,
    rateLimit('checkoutCheck'),
    async (ctx, { params }) => {
      const { knex, clock, payments } = ctx.deps;
      const known = await findOrderPayment(knex, actorOf(ctx).id, params.id);
      if (!known) throw new AppError('not_found');
      const attempt = await closePage(ctx.deps, payments, known);
      return showOrderPayment(knex, attempt, { language: ctx.state.language, now: clock.now() });
    },
  )
  .add(cancelOrderEndpoint, cancelOrderSchemas, rateLimit('checkout'), async (ctx, { params }) => {
    const actor = actorOf(ctx);
    await cancelOrder(ctx, actor, params.id);
    return showOwnOrder(ctx.deps.knex, readerOf(ctx), params.id, ctx.deps.clock.now());
  })
  .add(approveDesignEndpoint, approveDesignSchemas, transaction, async (ctx, { params }) => {
    const { id } = actorOf(ctx);
    const now = ctx.deps.clock.now();
    await approveDesign(transactionOf(ctx), id, params.id, now);
    return showOwnOrder(transactionOf(ctx), readerOf(ctx), params.id, now);
  });
