import type { MailName } from '../../../../api/contract/messaging/mail-names.ts';

export const mailsEnglish: Record<MailName, string> = {
  verify_email: 'Address to verify',
  confirm_new_email: 'New address to confirm',
  email_changed: 'Address changed',
  reset_password: 'Password reset',
  new_card_lead: 'Lead of a card',
  new_sales_lead: 'Sales lead',
  receipt: 'Receipt',
  credit: 'Credit',
  deal_cancelled: 'Deal cancelled',
  renewal_ahead: 'Renewal ahead',
  renewal_stopped: 'Renewal stopped',
  charge_failed: 'Charge failed',
  card_expiring: 'Card about to expire',
  package_ended: 'Package ended',
  order_shipped: 'Order shipped',
  chip_asked_back: 'Chip asked back',
  account_deleted: 'Account closed',
  team_invitation: 'Invitation to a team',
  card_taken_down: 'Card taken down',
  card_restored: 'Card put back',
};
