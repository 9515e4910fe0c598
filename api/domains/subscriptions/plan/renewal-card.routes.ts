import {
  checkRenewalCardEndpoint,
  payRenewalEndpoint,
  readRenewalCardEndpoint,
  replaceRenewalCardEndpoint,
} from '../../../contract/payments/renewal-card.endpoint.ts';
import {
  checkRenewalCardSchemas,
  payRenewalSchemas,
  readRenewalCardSchemas,
  replaceRenewalCardSchemas,
} from '../../../contract/payments/renewal-card.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { answerOnce } from '../checkout/answer-once.ts';
import { payRenewal } from './pay-renewal.ts';
import { readRenewalCard } from './read-renewal-card.ts';
import { readSubscription } from './read-subscription.ts';
import { checkCardUpdate, findCardUpdate, replaceRenewalCard } from './renewal-card.ts';

/** The payment method of renewals, and paying an overdue renewal by hand (docs/money.md 3.1). */
export const renewalCardRouter = createFeatureRouter()
  .add(readRenewalCardEndpoint, readRenewalCardSchemas, async (ctx, { query }) => {
    const { id } = actorOf(ctx);
    const known = query.payment ? await findCardUpdate(ctx.deps.knex, id, query.payment) : undefined;
    return readRenewalCard(ctx.deps, id, known ?? null, ctx.state.language);
  })
  .add(
    replaceRenewalCardEndpoint,
    replaceRenewalCardSchemas,
    rateLimit('checkout'),
    async (ctx, { body }) => {
      const update = await replaceRenewalCard(ctx, actorOf(ctx), body);
      return readRenewalCard(ctx.deps, actorOf(ctx).id, update, ctx.state.language);
    },
  )
  .add(
    checkRenewalCardEndpoint,
    checkRenewalCardSchemas,
    rateLimit('checkoutCheck'),
    async (ctx, { params }) => {
      const update = await checkCardUpdate(ctx, actorOf(ctx), params.id);
      return readRenewalCard(ctx.deps, actorOf(ctx).id, update, ctx.state.language);
    },
  )
  .add(payRenewalEndpoint, payRenewalSchemas, rateLimit('checkout'), (ctx, { params }) => {
    const actor = actorOf(ctx);
    const { knex, clock } = ctx.deps;
    const body = { pay: params.id };
    const request = { userId: actor.id, key: ctx.get('Idempotency-Key'), body, now: clock.now() };
    return answerOnce(knex, request, async () => {
      const attempt = await payRenewal(ctx.deps, actor, params.id);
      const { declineClass, declineCode } = attempt ?? {};
      return {
        result: resultOf(attempt),
        decline: declineClass && declineCode ? { class: declineClass, code: declineCode } : null,
        subscription: await readSubscription(knex, actor.id, {
          now: clock.now(),
          language: ctx.state.language,
        }),
      };
    });
  });

function resultOf(attempt: PaymentAttempt | null) {
  if (attempt?.status === 'succeeded') return 'paid' as const;
  if (attempt?.failure === 'declined') return 'declined' as const;
  const isOut =
    attempt !== null &&
    ['created', 'pending', 'requires_action', 'unknown', 'manual_review'].includes(attempt.status);
  return isOut ? ('waiting' as const) : ('not_charged' as const);
}
