import type { MailTemplate } from '../define-mail.ts';
import { accountDeleted } from './account-deleted.ts';
import { cardRestored } from './card-restored.ts';
import { cardExpiring } from './card-expiring.ts';
import { cardTakenDown } from './card-taken-down.ts';
import { chargeFailed } from './charge-failed.ts';
import { chipAskedBack } from './chip-asked-back.ts';
import { confirmNewEmail } from './confirm-new-email.ts';
import { credit } from './credit.ts';
import { dealCancelled } from './deal-cancelled.ts';
import { emailChanged } from './email-changed.ts';
import { newCardLead } from './new-card-lead.ts';
import { newSalesLead } from './new-sales-lead.ts';
import { orderShipped } from './order-shipped.ts';
import { packageEnded } from './package-ended.ts';
import { receipt } from './receipt.ts';
import { renewalAhead } from './renewal-ahead.ts';
import { renewalStopped } from './renewal-stopped.ts';
import { resetPassword } from './reset-password.ts';
import { teamInvitation } from './team-invitation.ts';
import { verifyEmail } from './verify-email.ts';

/** Every mail the product sends (docs/product.md 9), by the name it has in the mail log. */
export const mailTemplates = {
  verify_email: verifyEmail,
  confirm_new_email: confirmNewEmail,
  email_changed: emailChanged,
  reset_password: resetPassword,
  new_card_lead: newCardLead,
  new_sales_lead: newSalesLead,
  receipt,
  credit,
  deal_cancelled: dealCancelled,
  renewal_ahead: renewalAhead,
  renewal_stopped: renewalStopped,
  charge_failed: chargeFailed,
  card_expiring: cardExpiring,
  package_ended: packageEnded,
  order_shipped: orderShipped,
  chip_asked_back: chipAskedBack,
  account_deleted: accountDeleted,
  team_invitation: teamInvitation,
  card_taken_down: cardTakenDown,
  card_restored: cardRestored,
} as const;

export type MailName = keyof typeof mailTemplates;

/** The data a mail is made of. */
export type MailInput<Name extends MailName> =
  (typeof mailTemplates)[Name] extends MailTemplate<infer Input> ? Input : never;
