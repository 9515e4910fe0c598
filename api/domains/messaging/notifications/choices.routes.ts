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
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { User } from '../../../models/User.ts';
import { recordMarketingConsent } from './marketing-consent.ts';

/** A user's choice of notifications and mails (docs/product.md 5, `/account`). */
export const notificationChoicesRouter = createFeatureRouter()
  .add(readChoicesEndpoint, readChoicesSchemas, async (ctx) => {
    const user = await User.query(ctx.deps.knex).findById(actorOf(ctx).id).throwIfNotFound();
    return notificationChoices.parse(user.notificationChoices);
  })
  .add(changeChoicesEndpoint, changeChoicesSchemas, transaction, async (ctx, { body }) => {
    const trx = transactionOf(ctx);
    const user = await User.query(trx).findById(actorOf(ctx).id).forUpdate().throwIfNotFound();
    const isWanted = body.news.mail;
    const { language } = ctx.state;
    await recordMarketingConsent(trx, user, { isWanted, language, by: 'account', now: ctx.deps.clock.now() });
    await user.$query(trx).patch({ notificationChoices: body });
    return body;
  });
