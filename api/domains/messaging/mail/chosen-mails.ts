import type { ChosenNotice } from '../../../contract/messaging/notification-choices.schema.ts';
import type { MailName } from '../../../contract/messaging/mail-names.ts';

/** Mails that users may switch off; all others are always sent. */
export const chosenMails: Partial<Record<MailName, ChosenNotice>> = {
  new_card_lead: 'leads',
  new_card_review: 'leads',
  order_shipped: 'orders',
  weekly_letter: 'letter',
  campaign_news: 'news',
};
