import type { Knex } from 'knex';
import type { z } from 'zod';
import { userRow } from '../contract/accounts/entities/user.schema.ts';
import { userAddressRow } from '../contract/accounts/entities/user-address.schema.ts';
import { productRow } from '../contract/subscriptions/entities/product.schema.ts';
import { packageRow } from '../contract/subscriptions/entities/package.schema.ts';
import { userPaymentMethodRow } from '../contract/payments/entities/user-payment-method.schema.ts';
import { recurringPaymentRow } from '../contract/payments/entities/recurring-payment.schema.ts';
import { billingDetailsRow } from '../contract/payments/entities/billing-details.schema.ts';
import { receiptRow } from '../contract/payments/entities/receipt.schema.ts';
import { businessProfileRow } from '../contract/cards/entities/business-profile.schema.ts';
import { profileStatsRow } from '../contract/statistics/entities/profile-stats.schema.ts';
import { cardAddressChangeRow } from '../contract/cards/entities/card-address-change.schema.ts';
import { profileSlugRow } from '../contract/cards/entities/profile-slug.schema.ts';
import { mediaRow } from '../contract/cards/entities/media.schema.ts';
import { contactLeadRow } from '../contract/leads/entities/contact-lead.schema.ts';
import { closedCardAddressRow } from '../contract/cards/entities/closed-card-address.schema.ts';
import { contactConsentRow } from '../contract/leads/entities/contact-consent.schema.ts';
import { cardReviewRow } from '../contract/cards/entities/card-review.schema.ts';
import { reviewInvitationRow } from '../contract/cards/entities/review-invitation.schema.ts';
import { cardReportRow } from '../contract/cards/entities/card-report.schema.ts';
import { refusedLeadUserRow } from '../contract/leads/entities/refused-lead-user.schema.ts';
import { staffNoteRow } from '../contract/admin/entities/staff-note.schema.ts';
import { cannedAnswerRow } from '../contract/support/entities/canned-answer.schema.ts';
import { statementLineRow } from '../contract/payments/entities/statement-line.schema.ts';
import { csvImportRow } from '../contract/admin/entities/csv-import.schema.ts';
import { backupArchiveRow, backupRunRow } from '../contract/admin/backup-run.schema.ts';
import { payoutLineRow, payoutRow } from '../contract/payments/entities/payout.schema.ts';
import { taxAllocationLimitRow } from '../contract/payments/entities/tax-allocation-limit.schema.ts';
import { proformaRow } from '../contract/payments/entities/proforma.schema.ts';
import { taxDocumentRow } from '../contract/payments/entities/tax-document.schema.ts';
import { couponRow } from '../contract/payments/entities/coupon.schema.ts';
import { couponRedemptionRow } from '../contract/payments/entities/coupon-redemption.schema.ts';
import { vatRateRow } from '../contract/payments/entities/vat-rate.schema.ts';
import { cardTakedownRow } from '../contract/cards/entities/card-takedown.schema.ts';
import { teamDesignRow } from '../contract/subscriptions/entities/team-design.schema.ts';
import { teamMemberRow } from '../contract/subscriptions/entities/team-member.schema.ts';
import { supportTicketRow } from '../contract/support/entities/support-ticket.schema.ts';
import { supportNoteRow } from '../contract/support/entities/support-note.schema.ts';
import { supportAttachmentRow } from '../contract/support/entities/support-attachment.schema.ts';
import { messageRow } from '../contract/support/entities/message.schema.ts';
import { notificationCampaignRow } from '../contract/messaging/entities/notification-campaign.schema.ts';
import { notificationRow } from '../contract/messaging/entities/notification.schema.ts';
import { nfcProductRow } from '../contract/nfc/entities/nfc-product.schema.ts';
import { physicalCardOrderRow } from '../contract/nfc/entities/physical-card-order.schema.ts';
import { cardAllocationRow } from '../contract/nfc/entities/card-allocation.schema.ts';
import { chipClaimCodeRow } from '../contract/nfc/entities/chip-claim-code.schema.ts';
import { chipTakeBackRow } from '../contract/nfc/entities/chip-take-back.schema.ts';
import { chipHandOverRow } from '../contract/nfc/entities/chip-hand-over.schema.ts';
import { chipStepRow } from '../contract/nfc/entities/chip-step.schema.ts';
import { blogPostRow } from '../contract/website/entities/blog-post.schema.ts';
import { blogLikeRow } from '../contract/website/entities/blog-like.schema.ts';
import { savedViewRow } from '../contract/admin/entities/saved-view.schema.ts';
import { knownDeviceRow } from '../contract/accounts/entities/known-device.schema.ts';
import { passkeyRow } from '../contract/accounts/entities/passkey.schema.ts';
import { roleChangeRow } from '../contract/accounts/entities/role-change.schema.ts';
import { factorResetRow } from '../contract/accounts/entities/factor-reset.schema.ts';
import { recoveryCodeRow } from '../contract/accounts/entities/recovery-code.schema.ts';
import { totpSecretRow } from '../contract/accounts/entities/totp-secret.schema.ts';
import { sessionRow } from '../contract/accounts/entities/session.schema.ts';
import { accessTokenRow } from '../contract/accounts/entities/access-token.schema.ts';
import { errorLogRow } from '../contract/admin/entities/error-log.schema.ts';
import { auditEntryRow } from '../contract/admin/entities/audit-entry.schema.ts';
import { mailLogEntryRow } from '../contract/messaging/entities/mail-log-entry.schema.ts';
import { providerEventRow } from '../contract/payments/entities/provider-event.schema.ts';
import { providerCallRow } from '../contract/payments/entities/provider-call.schema.ts';
import { dataExportRow } from '../contract/accounts/entities/data-export.schema.ts';
import { demoPaymentRow } from '../contract/payments/entities/demo-payment.schema.ts';
import { packageChangeRow } from '../contract/subscriptions/entities/package-change.schema.ts';
import { disputeRow } from '../contract/payments/entities/dispute.schema.ts';
import { checkoutLockRow } from '../contract/payments/entities/checkout-lock.schema.ts';
import { paymentConsentRow } from '../contract/payments/entities/payment-consent.schema.ts';
import { paymentAttemptRow } from '../contract/payments/entities/payment-attempt.schema.ts';
import { stateTransitionRow } from '../contract/payments/entities/state-transition.schema.ts';
import { packageMigrationRow } from '../contract/subscriptions/entities/package-migration.schema.ts';
import { packageMigrationItemRow } from '../contract/subscriptions/entities/package-migration-item.schema.ts';
import type { BaseModel } from '../models/BaseModel.ts';
import { User } from '../models/User.ts';
import { UserAddress } from '../models/UserAddress.ts';
import { Product } from '../models/Product.ts';
import { Package } from '../models/Package.ts';
import { UserPaymentMethod } from '../models/UserPaymentMethod.ts';
import { RecurringPayment } from '../models/RecurringPayment.ts';
import { BillingDetails } from '../models/BillingDetails.ts';
import { Receipt } from '../models/Receipt.ts';
import { BusinessProfile } from '../models/BusinessProfile.ts';
import { ProfileStats } from '../models/ProfileStats.ts';
import { CardAddressChange } from '../models/CardAddressChange.ts';
import { ProfileSlug } from '../models/ProfileSlug.ts';
import { Media } from '../models/Media.ts';
import { ContactLead } from '../models/ContactLead.ts';
import { ClosedCardAddress } from '../models/ClosedCardAddress.ts';
import { timeRequestRow } from '../contract/leads/entities/time-request.schema.ts';
import { TimeRequest } from '../models/TimeRequest.ts';
import { createTimeRequest } from './factories/time-request.ts';
import { ContactConsent } from '../models/ContactConsent.ts';
import { CardReport } from '../models/CardReport.ts';
import { CannedAnswer } from '../models/CannedAnswer.ts';
import { RefusedLeadUser } from '../models/RefusedLeadUser.ts';
import { StaffNote } from '../models/StaffNote.ts';
import { StatementLine } from '../models/StatementLine.ts';
import { BackupArchive } from '../models/BackupArchive.ts';
import { BackupRun } from '../models/BackupRun.ts';
import { CsvImport } from '../models/CsvImport.ts';
import { Payout } from '../models/Payout.ts';
import { PayoutLine } from '../models/PayoutLine.ts';
import { TaxAllocationLimit } from '../models/TaxAllocationLimit.ts';
import { Proforma } from '../models/Proforma.ts';
import { TaxDocument } from '../models/TaxDocument.ts';
import { Coupon } from '../models/Coupon.ts';
import { CouponRedemption } from '../models/CouponRedemption.ts';
import { VatRate } from '../models/VatRate.ts';
import { CardTakedown } from '../models/CardTakedown.ts';
import { TeamDesign } from '../models/TeamDesign.ts';
import { TeamMember } from '../models/TeamMember.ts';
import { SupportTicket } from '../models/SupportTicket.ts';
import { SupportNote } from '../models/SupportNote.ts';
import { SupportAttachment } from '../models/SupportAttachment.ts';
import { Message } from '../models/Message.ts';
import { NotificationCampaign } from '../models/NotificationCampaign.ts';
import { Notification } from '../models/Notification.ts';
import { NfcProduct } from '../models/NfcProduct.ts';
import { PhysicalCardOrder } from '../models/PhysicalCardOrder.ts';
import { CardAllocation } from '../models/CardAllocation.ts';
import { ChipClaimCode } from '../models/ChipClaimCode.ts';
import { ChipTakeBack } from '../models/ChipTakeBack.ts';
import { ChipHandOver } from '../models/ChipHandOver.ts';
import { ChipStep } from '../models/ChipStep.ts';
import { BlogPost } from '../models/BlogPost.ts';
import { BlogLike } from '../models/BlogLike.ts';
import { SavedView } from '../models/SavedView.ts';
import { Passkey } from '../models/Passkey.ts';
import { RoleChange } from '../models/RoleChange.ts';
import { FactorReset } from '../models/FactorReset.ts';
import { RecoveryCode } from '../models/RecoveryCode.ts';
import { TotpSecret } from '../models/TotpSecret.ts';
import { KnownDevice } from '../models/KnownDevice.ts';
import { Session } from '../models/Session.ts';
import { AccessToken } from '../models/AccessToken.ts';
import { ErrorLog } from '../models/ErrorLog.ts';
import { AuditEntry } from '../models/AuditEntry.ts';
import { MailLogEntry } from '../models/MailLogEntry.ts';
import { ProviderEvent } from '../models/ProviderEvent.ts';
import { ProviderCall } from '../models/ProviderCall.ts';
import { DataExport } from '../models/DataExport.ts';
import { DemoPayment } from '../models/DemoPayment.ts';
import { PackageChange } from '../models/PackageChange.ts';
import { CardReview } from '../models/CardReview.ts';
import { ReviewInvitation } from '../models/ReviewInvitation.ts';
import { Dispute } from '../models/Dispute.ts';
import { CheckoutLock } from '../models/CheckoutLock.ts';
import { PaymentConsent } from '../models/PaymentConsent.ts';
import { PaymentAttempt } from '../models/PaymentAttempt.ts';
import { StateTransition } from '../models/StateTransition.ts';
import { PackageMigration } from '../models/PackageMigration.ts';
import { PackageMigrationItem } from '../models/PackageMigrationItem.ts';
import { createUser } from './factories/user.ts';
import { createUserAddress } from './factories/user-address.ts';
import { createProduct } from './factories/product.ts';
import { createPackage } from './factories/package.ts';
import { createUserPaymentMethod } from './factories/user-payment-method.ts';
import { createRecurringPayment } from './factories/recurring-payment.ts';
import { createBillingDetails } from './factories/billing-details.ts';
import { createReceipt } from './factories/receipt.ts';
import { createBusinessProfile } from './factories/business-profile.ts';
import { createProfileStats } from './factories/profile-stats.ts';
import { createCardAddressChange } from './factories/card-address-change.ts';
import { createProfileSlug } from './factories/profile-slug.ts';
import { createMedia } from './factories/media.ts';
import { createContactLead } from './factories/contact-lead.ts';
import { createClosedCardAddress } from './factories/closed-card-address.ts';
import { createContactConsent } from './factories/contact-consent.ts';
import { createCardReview } from './factories/card-review.ts';
import { createReviewInvitation } from './factories/review-invitation.ts';
import { createCardReport } from './factories/card-report.ts';
import { createCannedAnswer } from './factories/canned-answer.ts';
import { createRefusedLeadUser } from './factories/refused-lead-user.ts';
import { createStaffNote } from './factories/staff-note.ts';
import { createStatementLine } from './factories/statement-line.ts';
import { createBackupArchive } from './factories/backup-archive.ts';
import { createCsvImport } from './factories/csv-import.ts';
import { createBackupRun } from './factories/backup-run.ts';
import { createPayout } from './factories/payout.ts';
import { createPayoutLine } from './factories/payout-line.ts';
import { createTaxAllocationLimit } from './factories/tax-allocation-limit.ts';
import { createProforma } from './factories/proforma.ts';
import { createTaxDocument } from './factories/tax-document.ts';
import { createCoupon } from './factories/coupon.ts';
import { createCouponRedemption } from './factories/coupon-redemption.ts';
import { createVatRate } from './factories/vat-rate.ts';
import { createCardTakedown } from './factories/card-takedown.ts';
import { createTeamDesign } from './factories/team-design.ts';
import { createTeamMember } from './factories/team-member.ts';
import { createSupportTicket } from './factories/support-ticket.ts';
import { createSupportNote } from './factories/support-note.ts';
import { createSupportAttachment } from './factories/support-attachment.ts';
import { createMessage } from './factories/message.ts';
import { createNotificationCampaign } from './factories/notification-campaign.ts';
import { createNotification } from './factories/notification.ts';
import { createNfcProduct } from './factories/nfc-product.ts';
import { createPhysicalCardOrder } from './factories/physical-card-order.ts';
import { createCardAllocation } from './factories/card-allocation.ts';
import { createChipClaimCode } from './factories/chip-claim-code.ts';
import { createChipTakeBack } from './factories/chip-take-back.ts';
import { createChipHandOver } from './factories/chip-hand-over.ts';
import { createChipStep } from './factories/chip-step.ts';
import { createBlogPost } from './factories/blog-post.ts';
import { createBlogLike } from './factories/blog-like.ts';
import { createSavedView } from './factories/saved-view.ts';
import {
  createFactorReset,
  createRoleChange,
  createPasskey,
  createRecoveryCode,
  createTotpSecret,
} from './factories/sign-in-factors.ts';
import { createKnownDevice } from './factories/known-device.ts';
import { createSession } from './factories/session.ts';
import { createAccessToken } from './factories/access-token.ts';
import { createErrorLog } from './factories/error-log.ts';
import { createAuditEntry } from './factories/audit-entry.ts';
import { createMailLogEntry } from './factories/mail-log-entry.ts';
import { createProviderEvent } from './factories/provider-event.ts';
import { createProviderCall } from './factories/provider-call.ts';
import { createDataExport } from './factories/data-export.ts';
import { createDemoPayment } from './factories/demo-payment.ts';
import { createPackageChange } from './factories/package-change.ts';
import { createDispute } from './factories/dispute.ts';
import { createCheckoutLock } from './factories/checkout-lock.ts';
import { createPaymentConsent } from './factories/payment-consent.ts';
import { createPaymentAttempt } from './factories/payment-attempt.ts';
import { createStateTransition } from './factories/state-transition.ts';
import { createPackageMigration } from './factories/package-migration.ts';
import { createPackageMigrationItem } from './factories/package-migration-item.ts';

interface Entity {
  model: typeof BaseModel;
  row: z.ZodObject;
  create(knex: Knex): Promise<BaseModel>;
}

/** Every table with a model, its contract and its factory, for tests that go through all of them. */
export const entities: Entity[] = [
  { model: User, row: userRow, create: createUser },
  { model: UserAddress, row: userAddressRow, create: createUserAddress },
  { model: Product, row: productRow, create: createProduct },
  { model: Package, row: packageRow, create: createPackage },
  { model: UserPaymentMethod, row: userPaymentMethodRow, create: createUserPaymentMethod },
  { model: RecurringPayment, row: recurringPaymentRow, create: createRecurringPayment },
  { model: BillingDetails, row: billingDetailsRow, create: createBillingDetails },
  { model: Receipt, row: receiptRow, create: createReceipt },
  { model: BusinessProfile, row: businessProfileRow, create: createBusinessProfile },
  { model: ProfileStats, row: profileStatsRow, create: createProfileStats },
  { model: ClosedCardAddress, row: closedCardAddressRow, create: createClosedCardAddress },
  { model: DataExport, row: dataExportRow, create: createDataExport },
  { model: CardAddressChange, row: cardAddressChangeRow, create: createCardAddressChange },
  { model: ProfileSlug, row: profileSlugRow, create: createProfileSlug },
  { model: Media, row: mediaRow, create: createMedia },
  { model: ContactLead, row: contactLeadRow, create: createContactLead },
  { model: ContactConsent, row: contactConsentRow, create: createContactConsent },
  { model: CardReport, row: cardReportRow, create: createCardReport },
  { model: ReviewInvitation, row: reviewInvitationRow, create: createReviewInvitation },
  { model: TimeRequest, row: timeRequestRow, create: createTimeRequest },
  { model: CardReview, row: cardReviewRow, create: createCardReview },
  { model: CardTakedown, row: cardTakedownRow, create: createCardTakedown },
  { model: CannedAnswer, row: cannedAnswerRow, create: createCannedAnswer },
  { model: StaffNote, row: staffNoteRow, create: createStaffNote },
  { model: RefusedLeadUser, row: refusedLeadUserRow, create: createRefusedLeadUser },
  { model: StatementLine, row: statementLineRow, create: createStatementLine },
  { model: CsvImport, row: csvImportRow, create: createCsvImport },
  { model: BackupRun, row: backupRunRow, create: createBackupRun },
  { model: BackupArchive, row: backupArchiveRow, create: createBackupArchive },
  { model: Payout, row: payoutRow, create: createPayout },
  { model: PayoutLine, row: payoutLineRow, create: createPayoutLine },
  { model: TaxAllocationLimit, row: taxAllocationLimitRow, create: createTaxAllocationLimit },
  { model: TaxDocument, row: taxDocumentRow, create: createTaxDocument },
  { model: Proforma, row: proformaRow, create: createProforma },
  { model: Coupon, row: couponRow, create: createCoupon },
  { model: CouponRedemption, row: couponRedemptionRow, create: createCouponRedemption },
  { model: VatRate, row: vatRateRow, create: createVatRate },
  { model: TeamMember, row: teamMemberRow, create: createTeamMember },
  { model: TeamDesign, row: teamDesignRow, create: createTeamDesign },
  { model: SupportTicket, row: supportTicketRow, create: createSupportTicket },
  { model: SupportNote, row: supportNoteRow, create: createSupportNote },
  { model: SupportAttachment, row: supportAttachmentRow, create: createSupportAttachment },
  { model: Message, row: messageRow, create: createMessage },
  { model: NotificationCampaign, row: notificationCampaignRow, create: createNotificationCampaign },
  { model: Notification, row: notificationRow, create: createNotification },
  { model: NfcProduct, row: nfcProductRow, create: createNfcProduct },
  { model: PhysicalCardOrder, row: physicalCardOrderRow, create: createPhysicalCardOrder },
  { model: CardAllocation, row: cardAllocationRow, create: createCardAllocation },
  { model: ChipClaimCode, row: chipClaimCodeRow, create: createChipClaimCode },
  { model: ChipTakeBack, row: chipTakeBackRow, create: createChipTakeBack },
  { model: ChipHandOver, row: chipHandOverRow, create: createChipHandOver },
  { model: ChipStep, row: chipStepRow, create: createChipStep },
  { model: BlogPost, row: blogPostRow, create: createBlogPost },
  { model: BlogLike, row: blogLikeRow, create: createBlogLike },
  { model: SavedView, row: savedViewRow, create: createSavedView },
  { model: KnownDevice, row: knownDeviceRow, create: createKnownDevice },
  { model: Passkey, row: passkeyRow, create: createPasskey },
  { model: RoleChange, row: roleChangeRow, create: createRoleChange },
  { model: FactorReset, row: factorResetRow, create: createFactorReset },
  { model: TotpSecret, row: totpSecretRow, create: createTotpSecret },
  { model: RecoveryCode, row: recoveryCodeRow, create: createRecoveryCode },
  { model: Session, row: sessionRow, create: createSession },
  { model: AccessToken, row: accessTokenRow, create: createAccessToken },
  { model: ErrorLog, row: errorLogRow, create: createErrorLog },
  { model: AuditEntry, row: auditEntryRow, create: createAuditEntry },
  { model: MailLogEntry, row: mailLogEntryRow, create: createMailLogEntry },
  { model: ProviderEvent, row: providerEventRow, create: createProviderEvent },
  { model: ProviderCall, row: providerCallRow, create: createProviderCall },
  { model: DemoPayment, row: demoPaymentRow, create: createDemoPayment },
  { model: PackageChange, row: packageChangeRow, create: createPackageChange },
  { model: PaymentAttempt, row: paymentAttemptRow, create: createPaymentAttempt },
  { model: Dispute, row: disputeRow, create: createDispute },
  { model: CheckoutLock, row: checkoutLockRow, create: createCheckoutLock },
  { model: PaymentConsent, row: paymentConsentRow, create: createPaymentConsent },
  { model: StateTransition, row: stateTransitionRow, create: createStateTransition },
  { model: PackageMigration, row: packageMigrationRow, create: createPackageMigration },
  { model: PackageMigrationItem, row: packageMigrationItemRow, create: createPackageMigrationItem },
];
