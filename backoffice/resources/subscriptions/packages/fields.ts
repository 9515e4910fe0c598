import { choice, flag, status } from '../../../fields/choice-kinds.tsx';
import { details } from '../../../fields/details-kind.tsx';
import { count, day, moment, money, number } from '../../../fields/figure-kinds.tsx';
import { reference } from '../../../fields/reference-kinds.tsx';
import { code, text } from '../../../fields/text-kinds.tsx';
import type { FieldMap } from '../../../fields/field-kind.ts';
import { defineListView } from '../../../list/list-view.ts';
import type { Sections } from '../../../show/ResourceShow.tsx';

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
