import {
  checkPaymentEndpoint,
  closePaymentEndpoint,
  readCheckoutEndpoint,
  startCheckoutEndpoint,
  checkCouponEndpoint,
} from '../../../contract/subscriptions/checkout.endpoint.ts';
import {
  checkPaymentSchemas,
  closePaymentSchemas,
  readCheckoutSchemas,
  startCheckoutSchemas,
  checkCouponSchemas,
} from '../../../contract/subscriptions/checkout.schema.ts';
import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { checkAttempt, closePage } from '../../payments/index.ts';
import { answerOnce } from './answer-once.ts';
import { offerCoupon } from './offer-coupon.ts';
import { findPayment, readCheckout, showPayment } from './read-checkout.ts';
import { startCheckout } from './start-checkout.ts';

const asked = ['pending', 'requires_action', 'unknown'];

/** Checkout of a plan (docs/specification.md 2, `/checkout`; docs/money.md). */
export const checkoutRouter = createFeatureRouter()
  .add(readCheckoutEndpoint, readCheckoutSchemas, (ctx, { query }) =>
    readCheckout(ctx.deps, ctx.state.actor, query, ctx.state.language),
  )
  .add(startCheckoutEndpoint, startCheckoutSchemas, rateLimit('checkout'), (ctx, { body }) => {
    const actor = actorOf(ctx);
    const { knex, clock } = ctx.deps;
    const request = { userId: actor.id, key: ctx.get('Idempotency-Key'), body, now: clock.now() };
    return answerOnce(knex, request, () => startCheckout(ctx, actor, body));
  })
  .add(checkCouponEndpoint, checkCouponSchemas, rateLimit('coupon'), (ctx, { body }) =>
    offerCoupon(ctx.deps, actorOf(ctx), body),
  )
  .add(checkPaymentEndpoint, checkPaymentSchemas, rateLimit('checkoutCheck'), async (ctx, { params }) => {
    const { knex, clock, payments } = ctx.deps;
    const known = await findPayment(knex, actorOf(ctx).id, params.id);
    if (!known) throw new AppError('not_found');
    const attempt =
      payments?.id === known.provider && asked.includes(known.status)
        ? (await checkAttempt(ctx.deps, payments, known)).attempt
        : known;
    return showPayment(knex, attempt, { now: clock.now(), language: ctx.state.language });
  })
  .add(closePaymentEndpoint, closePaymentSchemas, rateLimit('checkoutCheck'), async (ctx, { params }) => {
    const { knex, clock, payments } = ctx.deps;
    const known = await findPayment(knex, actorOf(ctx).id, params.id);
    if (!known) throw new AppError('not_found');
    const attempt = await closePage(ctx.deps, payments, known);
    return showPayment(knex, attempt, { now: clock.now(), language: ctx.state.language });
  });
