import { z } from 'zod';
import { auditEntryRow } from './entities/audit-entry.schema.ts';
import { blogPostRow } from '../website/entities/blog-post.schema.ts';
import { businessProfileRow } from '../cards/entities/business-profile.schema.ts';
import { csvImportRow } from './entities/csv-import.schema.ts';
import { cannedAnswerRow } from '../support/entities/canned-answer.schema.ts';
import { cardAllocationRow } from '../nfc/entities/card-allocation.schema.ts';
import { cardReviewRow } from '../cards/entities/card-review.schema.ts';
import { cardReportRow } from '../cards/entities/card-report.schema.ts';
import { cardTakedownRow } from '../cards/entities/card-takedown.schema.ts';
import { id, timestamp } from '../base/columns.schema.ts';
import { contactLeadRow } from '../leads/entities/contact-lead.schema.ts';
import { errorLogRow } from './entities/error-log.schema.ts';
import { disputeRow } from '../payments/entities/dispute.schema.ts';
import { couponRow } from '../payments/entities/coupon.schema.ts';
import { couponRedemptionRow } from '../payments/entities/coupon-redemption.schema.ts';
import { checkoutLockRow } from '../payments/entities/checkout-lock.schema.ts';
import { mailLogEntryRow } from '../messaging/entities/mail-log-entry.schema.ts';
import { messageRow } from '../support/entities/message.schema.ts';
import { nfcProductRow } from '../nfc/entities/nfc-product.schema.ts';
import { notificationCampaignRow } from '../messaging/entities/notification-campaign.schema.ts';
import { notificationRow } from '../messaging/entities/notification.schema.ts';
import { packageRow } from '../subscriptions/entities/package.schema.ts';
import { attemptStatus, paymentAttemptRow } from '../payments/entities/payment-attempt.schema.ts';
import { physicalCardOrderRow } from '../nfc/entities/physical-card-order.schema.ts';
import { proformaRow } from '../payments/entities/proforma.schema.ts';
import { productRow } from '../subscriptions/entities/product.schema.ts';
import { profileStatsRow } from '../statistics/entities/profile-stats.schema.ts';
import { providerEventRow } from '../payments/entities/provider-event.schema.ts';
import { vatRateRow } from '../payments/entities/vat-rate.schema.ts';
import { backupRunRow } from './backup-run.schema.ts';
import { payoutLineRow, payoutRow, payoutSums } from '../payments/entities/payout.schema.ts';
import { staffNoteRow } from './entities/staff-note.schema.ts';
import { receiptRow } from '../payments/entities/receipt.schema.ts';
import { recurringPaymentRow } from '../payments/entities/recurring-payment.schema.ts';
import { statementLineRow } from '../payments/entities/statement-line.schema.ts';
import { taxDocumentRow } from '../payments/entities/tax-document.schema.ts';
import { teamMemberRow } from '../subscriptions/entities/team-member.schema.ts';
import { userAddressRow } from '../accounts/entities/user-address.schema.ts';
import { userPaymentMethodRow } from '../payments/entities/user-payment-method.schema.ts';
import { userRole } from '../accounts/roles.schema.ts';
import { userRow } from '../accounts/entities/user.schema.ts';

/**
 * What staff see of each table, by the name of its resource (docs/product.md 10). Secrets are left out: password
 * hashes, tokens of mails, and the token a payment method is charged by.
 */
export const adminRows = {
  users: userRow
    .omit({
      password: true,
      emailVerificationToken: true,
      passwordResetToken: true,
      emailChangeToken: true,
      emailChangeStopToken: true,
      // The user's own choice.
      notificationChoices: true,
    })
    // From their cards, packages and refunds: the active plan with most pro cards, withdrawals within 14 days.
    .extend({
      cardCount: z.int(),
      planProductId: id.nullable(),
      planUntil: timestamp.nullable(),
      withdrawals: z.int(),
      /** Passkeys, and an app of codes. */
      secondFactors: z.int(),
      /** Who of staff asked to remove them, while it may be confirmed. */
      factorResetBy: id.nullable(),
      factorResetAt: timestamp.nullable(),
      /** Invited by staff, and without a way to sign in until now. */
      isInvited: z.boolean(),
      /** The role that an admin asked for, while another one may confirm it. */
      roleAsked: userRole.nullable(),
      roleAskedBy: id.nullable(),
      roleAskedAt: timestamp.nullable(),
    }),
  'user-addresses': userAddressRow,
  packages: packageRow.omit({ version: true }),
  // Sales leads: owners' leads and their notes are the owners'.
  'contact-leads': contactLeadRow.omit({ profileId: true, notes: true }),
  'staff-notes': staffNoteRow,
  'business-profiles': businessProfileRow.omit({ clearedWords: true, releasedTexts: true, version: true }),
  messages: messageRow.omit({ clientId: true }),
  notifications: notificationRow,
  'notification-campaigns': notificationCampaignRow.omit({ lastUserId: true }),
  // react-admin wants an id: it is the card's.
  'profile-stats': profileStatsRow.extend({ id }),
  'error-logs': errorLogRow,
  'blog-posts': blogPostRow,
  receipts: receiptRow.omit({
    series: true,
    receiptNo: true,
    snapshot: true,
    pdfStatus: true,
    documentKey: true,
  }),
  products: productRow,
  'user-payment-methods': userPaymentMethodRow.omit({ token: true }),
  'recurring-payments': recurringPaymentRow,
  payments: paymentAttemptRow.omit({
    // Whoever has the address could pay on it; the rest is technical.
    checkoutUrl: true,
    idemKey: true,
    cardKey: true,
    declinedAt: true,
    leaseUntil: true,
    version: true,
  }),
  // Told by its last digits; the key is technical.
  'checkout-locks': checkoutLockRow.omit({ cardKey: true }),
  disputes: disputeRow.omit({ version: true }),
  'provider-events': providerEventRow,
  'statement-lines': statementLineRow,
  'backup-runs': backupRunRow,
  'csv-imports': csvImportRow.omit({ rows: true }),
  payouts: payoutRow.extend(payoutSums.shape),
  'payout-lines': payoutLineRow,
  'nfc-products': nfcProductRow,
  'physical-card-orders': physicalCardOrderRow.omit({ version: true }),
  'card-allocations': cardAllocationRow,
  'card-reports': cardReportRow,
  'card-takedowns': cardTakedownRow,
  'card-reviews': cardReviewRow,
  'canned-answers': cannedAnswerRow,
  // The content of a mail is read one by one: in a list it would be too large.
  'mail-log': mailLogEntryRow.omit({
    textBody: true,
    htmlBody: true,
    secretLinks: true,
    attachments: true,
    offLink: true,
    isFleeting: true,
    isBulk: true,
  }),
  'tax-documents': taxDocumentRow,
  // With what became of the payment.
  proformas: proformaRow
    .omit({ proformaNo: true, snapshot: true })
    .extend({ status: attemptStatus.default('created') }),
  // With how often each was used, and how many uses wait for their payment.
  coupons: couponRow.extend({ used: z.int().min(0).default(0), reserved: z.int().min(0).default(0) }),
  'coupon-redemptions': couponRedemptionRow,
  'vat-rates': vatRateRow,
  'audit-log': auditEntryRow,
  'team-members': teamMemberRow.omit({ tokenHash: true }),
} as const satisfies Record<string, z.ZodObject>;

export type AdminResourceName = keyof typeof adminRows;
export const adminResourceNames = Object.keys(adminRows) as AdminResourceName[];
export type AdminRow<Name extends AdminResourceName> = z.output<(typeof adminRows)[Name]>;
