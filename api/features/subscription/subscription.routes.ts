import { readSubscriptionEndpoint, setRenewalEndpoint } from '../../contract/subscription.ts';
import { actorOf } from '../../http/actor-of.ts';
import { createFeatureRouter } from '../../http/route.ts';
import { transaction, transactionOf } from '../../http/transaction.ts';
import { readSubscription } from './read-subscription.ts';
import { setRenewal } from './set-renewal.ts';

/** The state of a person's own subscription, and stopping its renewal (specification section 2, `/subscription`). */
export const subscriptionRouter = createFeatureRouter()
  .add(readSubscriptionEndpoint, (ctx) =>
    readSubscription(ctx.parts.knex, actorOf(ctx).id, ctx.parts.clock.now()),
  )
  .add(setRenewalEndpoint, transaction, async (ctx, { params, body }) => {
    const { clock, env } = ctx.parts;
    const trx = transactionOf(ctx);
    const change = { packageId: params.id, autoRenew: body.autoRenew, now: clock.now(), site: env };
    await setRenewal(trx, actorOf(ctx), change);
    return readSubscription(trx, actorOf(ctx).id, change.now);
  });
