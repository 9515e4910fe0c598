import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { Message } from '../../../models/Message.ts';
import { Notification } from '../../../models/Notification.ts';
import { Package } from '../../../models/Package.ts';
import { ProfileStats } from '../../../models/ProfileStats.ts';
import { Receipt } from '../../../models/Receipt.ts';
import { RecurringPayment } from '../../../models/RecurringPayment.ts';
import { UserPaymentMethod } from '../../../models/UserPaymentMethod.ts';
import { setTeamCommand } from '../../subscriptions/team/set-team.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';
import {
  cancelPackage,
  resumePackageRenewal,
  stopPackageRenewal,
} from '../../subscriptions/staff/package-commands.ts';
import { sendReceiptAgain } from '../../payments/staff/receipt-commands.ts';

/** Tables only the system writes: money, provider fields, counters, logs, conversations (docs/product.md 7). */
const newestFirst = ['createdAt', 'DESC'] as const;

export const readOnlyResources: AdminResource[] = [
  {
    name: 'packages',
    model: Package,
    row: adminRows.packages,
    sortable: ['status', 'startDate', 'endDate', 'nextPaymentDate', 'price', 'createdAt'],
    filterable: [
      'userId',
      'productId',
      'status',
      'billingCycle',
      'isPaid',
      'autoRenew',
      'isEnterprise',
      'renewalProcessStatus',
      'startDate',
      'endDate',
      'nextPaymentDate',
      'createdAt',
    ],
    searched: 'packages',
    defaultSort: newestFirst,
    commands: [setTeamCommand, cancelPackage, stopPackageRenewal, resumePackageRenewal],
  },
  {
    name: 'messages',
    model: Message,
    row: adminRows.messages,
    sortable: ['createdAt'],
    filterable: ['userId', 'recipientId', 'ticketId', 'isRead', 'isSupport', 'isClosed', 'createdAt'],
    searched: 'messages',
    defaultSort: newestFirst,
  },
  {
    name: 'notifications',
    model: Notification,
    row: adminRows.notifications,
    sortable: ['createdAt'],
    filterable: ['userId', 'type', 'isRead', 'campaignId', 'createdAt'],
    searched: 'notifications',
    defaultSort: newestFirst,
  },
  {
    name: 'profile-stats',
    model: ProfileStats,
    row: adminRows['profile-stats'],
    sortable: ['profileId', 'views', 'uniqueVisitors', 'lastWeekViews', 'lastMonthViews'],
    filterable: ['profileId', 'views', 'lastWeekViews', 'lastMonthViews'],
    defaultSort: ['views', 'DESC'],
  },
  {
    name: 'receipts',
    model: Receipt,
    row: adminRows.receipts,
    sortable: ['receiptNumber', 'amount', 'status', 'paymentDate', 'createdAt'],
    filterable: [
      'userId',
      'kind',
      'status',
      'paymentMethod',
      'currency',
      'attemptId',
      'paymentDate',
      'createdAt',
    ],
    searched: 'receipts',
    defaultSort: newestFirst,
    commands: [sendReceiptAgain],
  },
  {
    name: 'user-payment-methods',
    model: UserPaymentMethod,
    row: adminRows['user-payment-methods'],
    sortable: ['cardBrand', 'lastUsed', 'createdAt'],
    filterable: ['userId', 'paymentType', 'paymentProvider', 'isDefault', 'isActive', 'createdAt'],
    searched: 'user_payment_methods',
    defaultSort: newestFirst,
  },
  {
    name: 'recurring-payments',
    model: RecurringPayment,
    row: adminRows['recurring-payments'],
    sortable: ['status', 'amount', 'nextChargeDate', 'createdAt'],
    filterable: [
      'userId',
      'packageId',
      'productId',
      'paymentMethodId',
      'status',
      'nextChargeDate',
      'createdAt',
    ],
    searched: 'recurring_payments',
    defaultSort: newestFirst,
  },
];
