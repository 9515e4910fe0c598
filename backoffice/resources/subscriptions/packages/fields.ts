import { choice, flag, status } from '../../../kit/fields/choice-kinds.tsx';
import { details } from '../../../kit/fields/details-kind.tsx';
import { count, day, moment, money, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const packageFields: FieldMap<'packages'> = {
  userId: reference('users'),
  productId: reference('products'),
  status: status('packageStatus'),
  isPaid: flag,
  startDate: day,
  endDate: day,
  price: money,
  currency: choice('currency'),
  billingCycle: choice('billingCycle'),
  paymentMethod: choice('paymentProvider'),
  lastPaymentDate: day,
  nextPaymentDate: day,
  autoRenew: flag,
  renewalProcessStatus: status('renewalProcessStatus'),
  paymentRetryCount: count,
  lastPaymentAttempt: moment,
  basicCardCount: count,
  proCardCount: count,
  isEnterprise: flag,
  enterpriseUserLimit: count,
  enterpriseCommunity: text,
  id: number,
  recurringPaymentUid: code,
  secondProviderSubscriptionId: code,
  createdAt: moment,
  updatedAt: moment,
  metadata: details,
  renewalDriver: code,
  billingAnchor: moment,
  paidUntil: moment,
  graceUntil: moment,
  previousPackageId: number,
};

export const packageView = defineListView({
  resource: 'packages',
  fields: packageFields,
  sections: {
    subject: 'userId',
    billing: 'price',
    renewal: 'autoRenew',
    limits: 'basicCardCount',
    system: 'id',
  },
  nameColumn: 'productId',
  columns: [
    'userId',
    'status',
    'billingCycle',
    'price',
    'startDate',
    'endDate',
    'nextPaymentDate',
    'autoRenew',
  ],
  sortable: ['id', 'status', 'startDate', 'endDate', 'nextPaymentDate', 'price', 'createdAt'],
  narrow: { second: 'userId', end: 'status' },
});
