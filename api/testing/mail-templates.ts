import type { MailName } from '../contract/messaging/mail-names.ts';
import type { MailTemplate } from '../domains/messaging/mail/define-mail.ts';
import { accountDeleted } from '../domains/accounts/closing/account-deleted.mail.ts';
import { cardReleased, cardRestored } from '../domains/cards/holding/card-shown.mail.ts';
import { cardMade } from '../domains/cards/staff/card-made.mail.ts';
import { invitation } from '../domains/accounts/mails/invitation.mail.ts';
import { cardExpiring } from '../domains/payments/renewals/card-expiring.mail.ts';
import { cardTakenDown } from '../domains/cards/reports/card-taken-down.mail.ts';
import { cardByMail } from '../domains/cards/sharing/card-by-mail.mail.ts';
import { timeRequestNews } from '../domains/leads/time-requests/time-request-news.mail.ts';
import { newCardReview } from '../domains/cards/reviews/new-card-review.mail.ts';
import { chargeFailed } from '../domains/payments/renewals/charge-failed.mail.ts';
import { chipAskedBack } from '../domains/nfc/chips/chip-asked-back.mail.ts';
import { confirmNewEmail } from '../domains/accounts/details/confirm-new-email.mail.ts';
import { credit } from '../domains/payments/receipts/credit.mail.ts';
import { dealCancelled } from '../domains/subscriptions/plan/deal-cancelled.mail.ts';
import { emailChanged } from '../domains/accounts/details/email-changed.mail.ts';
import { emailChangeAsked } from '../domains/accounts/security-mails/email-change-asked.mail.ts';
import { newDevice } from '../domains/accounts/security-mails/new-device.mail.ts';
import { passwordChanged } from '../domains/accounts/security-mails/password-changed.mail.ts';
import { passwordGuessed } from '../domains/accounts/security-mails/password-guessed.mail.ts';
import { signInMethodChanged } from '../domains/accounts/security-mails/sign-in-method-changed.mail.ts';
import { exportMade } from '../domains/accounts/export/export-made.mail.ts';
import { resetWithheld } from '../domains/accounts/mails/reset-withheld.mail.ts';
import { viewedByStaff } from '../domains/admin/view-as/viewed-by-staff.mail.ts';
import { campaignMails } from '../domains/messaging/campaigns/campaign.mail.ts';
import { newCardLead } from '../domains/leads/contact-form/new-card-lead.mail.ts';
import { weeklyLetter } from '../domains/statistics/weekly-letter/weekly-letter.mail.ts';
import { newSalesLead } from '../domains/leads/sales-leads/new-sales-lead.mail.ts';
import { orderShipped } from '../domains/nfc/orders/order-shipped.mail.ts';
import { packageEnded } from '../domains/subscriptions/plan/package-ended.mail.ts';
import { planEnds } from '../domains/payments/transfers/plan-ends.mail.ts';
import { proforma } from '../domains/payments/transfers/proforma.mail.ts';
import { transferReminder } from '../domains/payments/transfers/transfer-reminder.mail.ts';
import { receipt } from '../domains/payments/receipts/receipt.mail.ts';
import { priceChange } from '../domains/subscriptions/package-moves/price-change.mail.ts';
import { renewalAhead } from '../domains/payments/renewals/renewal-ahead.mail.ts';
import { renewalStopped } from '../domains/subscriptions/plan/renewal-stopped.mail.ts';
import { resetPassword } from '../domains/accounts/mails/reset-password.mail.ts';
import { teamInvitation } from '../domains/subscriptions/team/team-invitation.mail.ts';
import { secondFactorChanged } from '../domains/accounts/second-factor/second-factor-changed.mail.ts';
import { verifyEmail } from '../domains/accounts/mails/verify-email.mail.ts';

/** Every mail the product sends (docs/product.md 9), by the name it has in the mail log. */
export const mailTemplates = {
  verify_email: verifyEmail,
  confirm_new_email: confirmNewEmail,
  email_changed: emailChanged,
  email_change_asked: emailChangeAsked,
  reset_password: resetPassword,
  password_changed: passwordChanged,
  sign_in_method_changed: signInMethodChanged,
  second_factor_changed: secondFactorChanged,
  new_device: newDevice,
  password_guessed: passwordGuessed,
  reset_withheld: resetWithheld,
  invitation,
  viewed_by_staff: viewedByStaff,
  export_made: exportMade,
  card_by_mail: cardByMail,
  weekly_letter: weeklyLetter,
  campaign_news: campaignMails.news,
  campaign_service: campaignMails.service,
  new_card_lead: newCardLead,
  new_card_review: newCardReview,
  time_request_news: timeRequestNews,
  new_sales_lead: newSalesLead,
  receipt,
  credit,
  proforma,
  transfer_reminder: transferReminder,
  plan_ends: planEnds,
  deal_cancelled: dealCancelled,
  renewal_ahead: renewalAhead,
  price_change: priceChange,
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
  card_released: cardReleased,
  card_made: cardMade,
} satisfies Record<MailName, object>;

/** The data a mail is made of. */
export type MailInput<Name extends MailName> =
  (typeof mailTemplates)[Name] extends MailTemplate<infer Input> ? Input : never;
