import {
  cancelDealEndpoint,
  readCancellationEndpoint,
} from '../../../contract/subscriptions/cancellation.endpoint.ts';
import {
  cancelDealSchemas,
  readCancellationSchemas,
} from '../../../contract/subscriptions/cancellation.schema.ts';
import {
  cancelPlanChangeEndpoint,
  changePlanEndpoint,
  quotePlanChangeEndpoint,
} from '../../../contract/subscriptions/plan-change.endpoint.ts';
import {
  cancelPlanChangeSchemas,
  changePlanSchemas,
  quotePlanChangeSchemas,
} from '../../../contract/subscriptions/plan-change.schema.ts';
import {
  readSubscriptionEndpoint,
  setRenewalEndpoint,
} from '../../../contract/subscriptions/subscription.endpoint.ts';
import {
  readSubscriptionSchemas,
  setRenewalSchemas,
} from '../../../contract/subscriptions/subscription.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { answerOnce } from '../checkout/answer-once.ts';
import { sendRefund } from '../../payments/index.ts';
import { cancelDeal } from './cancel-deal.ts';
import { cancelChange } from './cancel-change.ts';
import { changePlan } from './change-plan.ts';
import { presentQuote, quoteChange } from './quote-change.ts';
import { readCancellation } from './read-cancellation.ts';
import { readSubscription } from './read-subscription.ts';
import { setRenewal } from './set-renewal.ts';

/**
 * A user's own subscription, its change of plan and stopping its renewal (docs/specification.md 2, `/subscription`).
 */
export const subscriptionRouter = createFeatureRouter()
  .add(readSubscriptionEndpoint, readSubscriptionSchemas, (ctx) =>
    readSubscription(ctx.deps.knex, actorOf(ctx).id, {
      now: ctx.deps.clock.now(),
      language: ctx.state.language,
    }),
  )
  .add(setRenewalEndpoint, setRenewalSchemas, transaction, async (ctx, { params, body }) => {
    const { clock, env } = ctx.deps;
    const trx = transactionOf(ctx);
    const { language } = ctx.state;
    const { autoRenew, consentVersion: version } = body;
    const wish = { packageId: params.id, autoRenew, read: { language, version } };
    const change = { ...wish, now: clock.now(), site: env };
    await setRenewal(trx, actorOf(ctx), change);
    return readSubscription(trx, actorOf(ctx).id, { now: change.now, language });
  })
  .add(quotePlanChangeEndpoint, quotePlanChangeSchemas, async (ctx, { params, query }) => {
    const { knex, clock } = ctx.deps;
    const now = clock.now();
    const wanted = { packageId: params.id, userId: actorOf(ctx).id, ...query, at: now };
    return presentQuote(knex, await quoteChange(knex, wanted, { now }), {
      at: now,
      language: ctx.state.language,
    });
  })
  .add(changePlanEndpoint, changePlanSchemas, rateLimit('checkout'), (ctx, { params, body }) => {
    const actor = actorOf(ctx);
    const { knex, clock } = ctx.deps;
    const wanted = { ...body, packageId: params.id };
    const request = { userId: actor.id, key: ctx.get('Idempotency-Key'), body: wanted, now: clock.now() };
    return answerOnce(knex, request, () => changePlan(ctx, actor, wanted));
  })
  .add(cancelPlanChangeEndpoint, cancelPlanChangeSchemas, transaction, async (ctx, { params }) => {
    const trx = transactionOf(ctx);
    const now = ctx.deps.clock.now();
    await cancelChange(trx, actorOf(ctx), params.id, now);
    return readSubscription(trx, actorOf(ctx).id, { now, language: ctx.state.language });
  })
  .add(readCancellationEndpoint, readCancellationSchemas, async (ctx, { params }) => {
    const { knex, clock, env } = ctx.deps;
    const asked = { userId: actorOf(ctx).id, packageId: params.id };
    const terms = { now: clock.now(), policy: env.REFUND_FEE_POLICY, language: ctx.state.language };
    return (await readCancellation(knex, asked, terms)).view;
  })
  .add(cancelDealEndpoint, cancelDealSchemas, rateLimit('checkout'), async (ctx, { params, body }) => {
    const { knex, clock, env, payments } = ctx.deps;
    const actor = actorOf(ctx);
    const wish = { language: ctx.state.language, ...body, packageId: params.id, now: clock.now(), env };
    const refunds = await knex.transaction((trx) => cancelDeal(trx, actor, wish));
    // The refunds are committed; the sweep sends what isn't sent here.
    for (const { id, provider } of refunds)
      if (payments?.id === provider) await sendRefund(ctx.deps, payments, id);
    return readSubscription(knex, actor.id, { now: clock.now(), language: ctx.state.language });
  });
