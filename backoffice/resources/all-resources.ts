import type { ResourceProps } from 'react-admin';
import { auditLogResource } from './admin/audit-log/index.ts';
import { articleResource } from './website/blog-posts/index.ts';
import { cardResource } from './cards/business-profiles/index.ts';
import { allocationResource } from './nfc/card-allocations/index.ts';
import { leadResource } from './leads/contact-leads/index.ts';
import { errorLogResource } from './admin/error-logs/index.ts';
import { cannedAnswerResource } from './support/canned-answers/index.ts';
import { cardReportResource } from './cards/card-reports/index.ts';
import { cardTakedownResource } from './cards/card-takedowns/index.ts';
import { cardReviewResource } from './cards/card-reviews/index.ts';
import { checkoutLockResource } from './payments/checkout-locks/index.ts';
import { couponResource } from './payments/coupons/index.ts';
import { couponRedemptionResource } from './payments/coupon-redemptions/index.ts';
import { disputeResource } from './payments/disputes/index.ts';
import { vatRateResource } from './payments/vat-rates/index.ts';
import { mailLogResource } from './messaging/mail-log/index.ts';
import { messageResource } from './support/messages/index.ts';
import { nfcProductResource } from './nfc/nfc-products/index.ts';
import { campaignResource } from './messaging/notification-campaigns/index.ts';
import { notificationResource } from './messaging/notifications/index.ts';
import { packageResource } from './subscriptions/packages/index.ts';
import { orderResource } from './nfc/physical-card-orders/index.ts';
import { paymentResource } from './payments/payments/index.ts';
import { proformaResource } from './payments/proformas/index.ts';
import { taxDocumentResource } from './payments/tax-documents/index.ts';
import { backupRunResource } from './admin/backup-runs/index.ts';
import { payoutResource } from './payments/payouts/index.ts';
import { payoutLineResource } from './payments/payout-lines/index.ts';
import { statementLineResource } from './payments/statement-lines/index.ts';
import { providerEventResource } from './payments/provider-events/index.ts';
import { productResource } from './subscriptions/products/index.ts';
import { statsResource } from './statistics/profile-stats/index.ts';
import { receiptResource } from './payments/receipts/index.ts';
import { recurringPaymentResource } from './payments/recurring-payments/index.ts';
import { teamMemberResource } from './subscriptions/team-members/index.ts';
import { addressResource } from './accounts/user-addresses/index.ts';
import { paymentMethodResource } from './payments/user-payment-methods/index.ts';
import { userResource } from './accounts/users/index.ts';

export const allResources: readonly ResourceProps[] = [
  userResource,
  addressResource,
  packageResource,
  leadResource,
  cardResource,
  messageResource,
  notificationResource,
  campaignResource,
  statsResource,
  errorLogResource,
  articleResource,
  receiptResource,
  paymentResource,
  providerEventResource,
  statementLineResource,
  backupRunResource,
  payoutResource,
  payoutLineResource,
  taxDocumentResource,
  proformaResource,
  productResource,
  paymentMethodResource,
  teamMemberResource,
  recurringPaymentResource,
  checkoutLockResource,
  disputeResource,
  nfcProductResource,
  orderResource,
  allocationResource,
  cardReportResource,
  cardTakedownResource,
  cardReviewResource,
  cannedAnswerResource,
  mailLogResource,
  couponResource,
  couponRedemptionResource,
  vatRateResource,
  auditLogResource,
];
