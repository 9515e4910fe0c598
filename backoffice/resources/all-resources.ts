import { createElement, type ReactNode } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { lazyPage } from '../kit/lazy-page.ts';
import { plainName } from '../kit/record-names.ts';
import type { ResourceName } from '../kit/resource-entities.ts';

type Pages = Partial<Record<'list' | 'show' | 'edit' | 'create', Parameters<typeof lazyPage>[0]>>;

/** One `Resource` of react-admin: its pages, and the name by which staff know a record. */
const table = (name: ResourceName, pages: Pages, children?: ReactNode): ResourceProps => ({
  name,
  children,
  ...Object.fromEntries(Object.entries(pages).map(([page, load]) => [page, lazyPage(load)])),
  recordRepresentation: (record) => plainName(name, record),
});

const LeadBoard = lazyPage(() => import('./leads/contact-leads/board/LeadBoard.tsx'));

export const allResources: readonly ResourceProps[] = [
  table('users', {
    list: () => import('./accounts/users/UserList.tsx'),
    show: () => import('./accounts/users/UserShow.tsx'),
    edit: () => import('./accounts/users/UserEdit.tsx'),
  }),
  table('user-addresses', {
    list: () => import('./accounts/user-addresses/AddressList.tsx'),
    create: () => import('./accounts/user-addresses/AddressCreate.tsx'),
    edit: () => import('./accounts/user-addresses/AddressEdit.tsx'),
    show: () => import('./accounts/user-addresses/AddressShow.tsx'),
  }),
  table('packages', {
    list: () => import('./subscriptions/packages/PackageList.tsx'),
    show: () => import('./subscriptions/packages/PackageShow.tsx'),
  }),
  table(
    'contact-leads',
    {
      list: () => import('./leads/contact-leads/LeadList.tsx'),
      show: () => import('./leads/contact-leads/LeadShow.tsx'),
      edit: () => import('./leads/contact-leads/LeadEdit.tsx'),
    },
    createElement(Route, { path: 'board', element: createElement(LeadBoard) }),
  ),
  table('business-profiles', {
    list: () => import('./cards/business-profiles/CardList.tsx'),
    show: () => import('./cards/business-profiles/CardShow.tsx'),
    edit: () => import('./cards/business-profiles/CardEdit.tsx'),
  }),
  table('messages', {
    list: () => import('./support/messages/MessageList.tsx'),
    show: () => import('./support/messages/MessageShow.tsx'),
  }),
  table('notifications', {
    list: () => import('./messaging/notifications/NotificationList.tsx'),
    show: () => import('./messaging/notifications/NotificationShow.tsx'),
  }),
  table('notification-campaigns', {
    list: () => import('./messaging/notification-campaigns/CampaignList.tsx'),
    show: () => import('./messaging/notification-campaigns/CampaignShow.tsx'),
    create: () => import('./messaging/notification-campaigns/CampaignCreate.tsx'),
  }),
  table('profile-stats', {
    list: () => import('./statistics/profile-stats/StatsList.tsx'),
    show: () => import('./statistics/profile-stats/StatsShow.tsx'),
  }),
  table('error-logs', {
    list: () => import('./admin/error-logs/ErrorLogList.tsx'),
    show: () => import('./admin/error-logs/ErrorLogShow.tsx'),
  }),
  table('blog-posts', {
    list: () => import('./website/blog-posts/ArticleList.tsx'),
    create: () => import('./website/blog-posts/ArticleCreate.tsx'),
    edit: () => import('./website/blog-posts/ArticleEdit.tsx'),
    show: () => import('./website/blog-posts/ArticleShow.tsx'),
  }),
  table('receipts', {
    list: () => import('./payments/receipts/ReceiptList.tsx'),
    show: () => import('./payments/receipts/ReceiptShow.tsx'),
  }),
  table('payments', {
    list: () => import('./payments/payments/PaymentList.tsx'),
    show: () => import('./payments/payments/PaymentShow.tsx'),
  }),
  table('provider-events', {
    list: () => import('./payments/provider-events/ProviderEventList.tsx'),
    show: () => import('./payments/provider-events/ProviderEventShow.tsx'),
  }),
  table('statement-lines', {
    list: () => import('./payments/statement-lines/StatementLineList.tsx'),
    show: () => import('./payments/statement-lines/StatementLineShow.tsx'),
  }),
  table('backup-runs', {
    list: () => import('./admin/backup-runs/BackupRunList.tsx'),
    show: () => import('./admin/backup-runs/BackupRunShow.tsx'),
  }),
  table('payouts', {
    list: () => import('./payments/payouts/PayoutList.tsx'),
    show: () => import('./payments/payouts/PayoutShow.tsx'),
    create: () => import('./payments/payouts/PayoutCreate.tsx'),
  }),
  table('payout-lines', {
    list: () => import('./payments/payout-lines/PayoutLineList.tsx'),
    show: () => import('./payments/payout-lines/PayoutLineShow.tsx'),
  }),
  table('tax-documents', {
    list: () => import('./payments/tax-documents/TaxDocumentList.tsx'),
    show: () => import('./payments/tax-documents/TaxDocumentShow.tsx'),
  }),
  table('proformas', {
    list: () => import('./payments/proformas/ProformaList.tsx'),
    show: () => import('./payments/proformas/ProformaShow.tsx'),
  }),
  table('products', {
    list: () => import('./subscriptions/products/ProductList.tsx'),
    show: () => import('./subscriptions/products/ProductShow.tsx'),
    edit: () => import('./subscriptions/products/ProductEdit.tsx'),
    create: () => import('./subscriptions/products/ProductCreate.tsx'),
  }),
  table('user-payment-methods', {
    list: () => import('./payments/user-payment-methods/PaymentMethodList.tsx'),
    show: () => import('./payments/user-payment-methods/PaymentMethodShow.tsx'),
  }),
  table('team-members', {
    list: () => import('./subscriptions/team-members/TeamMemberList.tsx'),
    show: () => import('./subscriptions/team-members/TeamMemberShow.tsx'),
  }),
  table('recurring-payments', {
    list: () => import('./payments/recurring-payments/RecurringPaymentList.tsx'),
    show: () => import('./payments/recurring-payments/RecurringPaymentShow.tsx'),
  }),
  table('checkout-locks', {
    list: () => import('./payments/checkout-locks/CheckoutLockList.tsx'),
    show: () => import('./payments/checkout-locks/CheckoutLockShow.tsx'),
  }),
  table('disputes', {
    list: () => import('./payments/disputes/DisputeList.tsx'),
    show: () => import('./payments/disputes/DisputeShow.tsx'),
  }),
  table('nfc-products', {
    list: () => import('./nfc/nfc-products/NfcProductList.tsx'),
    show: () => import('./nfc/nfc-products/NfcProductShow.tsx'),
    edit: () => import('./nfc/nfc-products/NfcProductEdit.tsx'),
    create: () => import('./nfc/nfc-products/NfcProductCreate.tsx'),
  }),
  table('physical-card-orders', {
    list: () => import('./nfc/physical-card-orders/OrderList.tsx'),
    show: () => import('./nfc/physical-card-orders/OrderShow.tsx'),
    edit: () => import('./nfc/physical-card-orders/OrderEdit.tsx'),
  }),
  table('card-allocations', {
    list: () => import('./nfc/card-allocations/AllocationList.tsx'),
    show: () => import('./nfc/card-allocations/AllocationShow.tsx'),
  }),
  table('card-reports', {
    list: () => import('./cards/card-reports/CardReportList.tsx'),
    show: () => import('./cards/card-reports/CardReportShow.tsx'),
  }),
  table('card-takedowns', {
    list: () => import('./cards/card-takedowns/CardTakedownList.tsx'),
    show: () => import('./cards/card-takedowns/CardTakedownShow.tsx'),
  }),
  table('card-reviews', {
    list: () => import('./cards/card-reviews/CardReviewList.tsx'),
    show: () => import('./cards/card-reviews/CardReviewShow.tsx'),
  }),
  table('canned-answers', {
    list: () => import('./support/canned-answers/CannedAnswerList.tsx'),
    show: () => import('./support/canned-answers/CannedAnswerShow.tsx'),
    edit: () => import('./support/canned-answers/CannedAnswerEdit.tsx'),
    create: () => import('./support/canned-answers/CannedAnswerCreate.tsx'),
  }),
  table('mail-log', {
    list: () => import('./messaging/mail-log/MailList.tsx'),
    show: () => import('./messaging/mail-log/MailShow.tsx'),
  }),
  table('coupons', {
    list: () => import('./payments/coupons/CouponList.tsx'),
    show: () => import('./payments/coupons/CouponShow.tsx'),
    edit: () => import('./payments/coupons/CouponEdit.tsx'),
    create: () => import('./payments/coupons/CouponCreate.tsx'),
  }),
  table('coupon-redemptions', {
    list: () => import('./payments/coupon-redemptions/RedemptionList.tsx'),
    show: () => import('./payments/coupon-redemptions/RedemptionShow.tsx'),
  }),
  table('vat-rates', {
    list: () => import('./payments/vat-rates/VatRateList.tsx'),
    show: () => import('./payments/vat-rates/VatRateShow.tsx'),
    create: () => import('./payments/vat-rates/VatRateCreate.tsx'),
  }),
  table('audit-log', {
    list: () => import('./admin/audit-log/AuditList.tsx'),
    show: () => import('./admin/audit-log/AuditShow.tsx'),
  }),
];
