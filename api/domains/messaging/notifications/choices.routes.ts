import {
  changeChoicesEndpoint,
  readChoicesEndpoint,
} from '../../../contract/messaging/notification-choices.endpoint.ts';
import {
  notificationChoices,
  changeChoicesSchemas,
  readChoicesSchemas,
} from '../../../contract/messaging/notification-choices.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { User } from '../../../models/User.ts';

/** A user's choice of notifications and mails (docs/product.md 5, `/account`). */
export const notificationChoicesRouter = createFeatureRouter()
  .add(readChoicesEndpoint, readChoicesSchemas, async (ctx) => {
    const user = await User.query(ctx.deps.knex).findById(actorOf(ctx).id).throwIfNotFound();
    return notificationChoices.parse(user.notificationChoices);
  })
  .add(changeChoicesEndpoint, changeChoicesSchemas, async (ctx, { body }) => {
    await User.query(ctx.deps.knex).findById(actorOf(ctx).id).patch({ notificationChoices: body });
    return body;
  });
