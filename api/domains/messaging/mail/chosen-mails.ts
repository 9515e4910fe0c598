import type { ChosenNotice } from '../../../contract/messaging/notification-choices.schema.ts';
import type { MailName } from '../../../contract/messaging/mail-names.ts';

/** Mails that people may choose not to get; all others are sent whatever they chose. */
export const chosenMails: Partial<Record<MailName, ChosenNotice>> = {
  new_card_lead: 'leads',
  order_shipped: 'orders',
};
