import type { MailName } from '../../../contract/messaging/mail-names.ts';

/** Mails that a campaign, a package move or a task of the clock writes to many people at once, who don't wait for them. */
export const bulkMails: ReadonlySet<MailName> = new Set([
  'campaign_news',
  'campaign_service',
  'weekly_letter',
  'price_change',
  'renewal_ahead',
  'plan_ends',
  'card_expiring',
  'charge_failed',
  'package_ended',
  'transfer_reminder',
]);
