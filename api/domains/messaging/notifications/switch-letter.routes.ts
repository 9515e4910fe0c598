import { switchLetterEndpoint } from '../../../contract/messaging/weekly-letter.endpoint.ts';
import { switchLetterSchemas } from '../../../contract/messaging/weekly-letter.schema.ts';
import { notificationChoices } from '../../../contract/messaging/notification-choices.schema.ts';
import { AppError } from '../../../errors.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { User } from '../../../models/User.ts';
import { readOffToken } from './letter-off.ts';
import { recordMarketingConsent } from './marketing-consent.ts';

/** Switches the weekly letter, or advertising, by the link in it, without a sign-in (docs/product.md 12.13, 13.12). */
export const switchLetterRouter = createFeatureRouter().add(
  switchLetterEndpoint,
  switchLetterSchemas,
  rateLimit('mailedLink'),
  transaction,
  async (ctx, { query, body: { wanted } }) => {
    const trx = transactionOf(ctx);
    const { env, clock } = ctx.deps;
    const asked = readOffToken(env, query.token);
    // Locked: the other choices may be changing at this moment.
    const user = asked ? await User.query(trx).findById(asked.userId).forUpdate() : undefined;
    if (!asked || !user) throw new AppError('validation_failed', { fields: { token: 'link_used_up' } });
    const choices = notificationChoices.parse(user.notificationChoices);
    if (asked.mail === 'news')
      await recordMarketingConsent(trx, user, {
        isWanted: wanted,
        language: ctx.state.language,
        by: 'mail',
        now: clock.now(),
      });
    const changed = { ...choices, [asked.mail]: { ...choices[asked.mail], mail: wanted } };
    await user.$query(trx).patch({ notificationChoices: changed });
    return { mail: wanted, of: asked.mail };
  },
);
