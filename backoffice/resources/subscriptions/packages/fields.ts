import { choice, flag, status } from '../../../kit/fields/choice-kinds.tsx';
import { details } from '../../../kit/fields/details-kind.tsx';
import { count, day, moment, money, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const packageFields: FieldMap<'packages'> = {
  id: number,
  userId: reference('users'),
  productId: reference('products'),
  isPaid: flag,
  status: status('packageStatus'),
  billingCycle: choice('billingCycle'),
  startDate: day,
  endDate: day,
  paymentMethod: choice('paymentProvider'),
  recurringPaymentUid: code,
  secondProviderSubscriptionId: code,
  autoRenew: flag,
  lastPaymentDate: day,
  nextPaymentDate: day,
  paymentRetryCount: count,
  lastPaymentAttempt: moment,
  renewalProcessStatus: status('renewalProcessStatus'),
  basicCardCount: count,
  proCardCount: count,
  price: money,
  currency: choice('currency'),
  isEnterprise: flag,
  enterpriseUserLimit: count,
  enterpriseCommunity: text,
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
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'userId', end: 'status' },
});

export const packageSections: Sections<'packages'> = [
  ['subject', ['userId', 'productId', 'status', 'isPaid', 'startDate', 'endDate']],
  ['billing', ['price', 'currency', 'billingCycle', 'paymentMethod', 'lastPaymentDate', 'nextPaymentDate']],
  ['renewal', ['autoRenew', 'renewalProcessStatus', 'paymentRetryCount', 'lastPaymentAttempt']],
  [
    'limits',
    ['basicCardCount', 'proCardCount', 'isEnterprise', 'enterpriseUserLimit', 'enterpriseCommunity'],
  ],
];
