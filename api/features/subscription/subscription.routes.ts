import { readSubscriptionEndpoint } from '../../contract/subscription.ts';
import { actorOf } from '../../http/actor-of.ts';
import { createFeatureRouter } from '../../http/route.ts';
import { readSubscription } from './read-subscription.ts';

/** The state of a person's own subscription (specification section 2, `/subscription`). */
export const subscriptionRouter = createFeatureRouter().add(readSubscriptionEndpoint, (ctx) =>
  readSubscription(ctx.parts.knex, actorOf(ctx).id, ctx.parts.clock.now()),
);
