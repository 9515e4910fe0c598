/** Every mail the product sends, by the name it has in the mail log; the back office has a label for each. */
export const mailNames = [
  'verify_email',
  'confirm_new_email',
  'email_changed',
  'reset_password',
  'new_card_lead',
  'new_sales_lead',
  'receipt',
  'credit',
  'deal_cancelled',
  'renewal_ahead',
  'renewal_stopped',
  'charge_failed',
  'card_expiring',
  'package_ended',
  'order_shipped',
  'chip_asked_back',
  'account_deleted',
  'team_invitation',
  'card_taken_down',
  'card_restored',
] as const;
export type MailName = (typeof mailNames)[number];
