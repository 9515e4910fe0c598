import { switchLetterEndpoint } from '../../../contract/messaging/weekly-letter.endpoint.ts';
import { switchLetterSchemas } from '../../../contract/messaging/weekly-letter.schema.ts';
import { notificationChoices } from '../../../contract/messaging/notification-choices.schema.ts';
import { AppError } from '../../../errors.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { User } from '../../../models/User.ts';
import { ownerOfToken } from './letter-off.ts';

/** Switches the weekly letter by the link in it, without a sign-in (docs/product.md 12.13). */
export const switchLetterRouter = createFeatureRouter().add(
  switchLetterEndpoint,
  switchLetterSchemas,
  rateLimit('mailedLink'),
  transaction,
  async (ctx, { query, body }) => {
    const trx = transactionOf(ctx);
    const userId = ownerOfToken(ctx.deps.env, query.token);
    // Locked: the other choices may be changing at this moment.
    const user = userId === null ? undefined : await User.query(trx).findById(userId).forUpdate();
    if (!user) throw new AppError('validation_failed', { fields: { token: 'link_used_up' } });
    const choices = notificationChoices.parse(user.notificationChoices);
    const letter = { mail: body.wanted };
    await user.$query(trx).patch({ notificationChoices: { ...choices, letter } });
    return letter;
  },
);
