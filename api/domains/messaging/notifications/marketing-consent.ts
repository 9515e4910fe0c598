import type { Knex } from 'knex';
import type { Language } from '../../../contract/base/languages.ts';
import type { MailName } from '../../../contract/messaging/mail-names.ts';
import { marketingConsentWording } from '../../../contract/messaging/marketing-consent.ts';
import { notificationChoices } from '../../../contract/messaging/notification-choices.schema.ts';
import type { User } from '../../../models/User.ts';

/**
 * Writes down that somebody agreed to advertising by mail, in which words, or took it back (docs/product.md 13.12).
 * Taking it back removes what still waits to be sent. Repeating it changes nothing.
 * @param user locked, with the choices as they are before
 * @param by where it was done: at the switch in the account, or by the link of a mail
 * @param language of the page on which it was done, in which its words were read
 */
export async function recordMarketingConsent(
  trx: Knex.Transaction,
  user: Pick<User, 'id' | 'notificationChoices'>,
  {
    isWanted,
    language,
    by,
    now,
  }: { isWanted: boolean; language: Language; by: 'account' | 'mail'; now: Date },
): Promise<void> {
  if (notificationChoices.parse(user.notificationChoices).news.mail === isWanted) return;
  if (isWanted)
    await trx('marketing_consents')
      .insert({ user_id: user.id, language, wording: marketingConsentWording[by][language], given_at: now })
      .onConflict(trx.raw('(user_id) where withdrawn_at is null'))
      .ignore();
  else {
    await trx('marketing_consents')
      .where({ user_id: user.id, withdrawn_at: null })
      .update({ withdrawn_at: now, withdrawn_by: by });
    // Written while they agreed, and held back or not sent yet.
    await trx('mail_log')
      .where({ user_id: user.id, template: 'campaign_news' satisfies MailName, status: 'queued' })
      .delete();
  }
}
