import { choice, flag, status } from '../../../kit/fields/choice-kinds.tsx';
import { agorot, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import { known } from '../../../kit/fields/known-values.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const paymentFields: FieldMap<'payments'> = {
  id: number,
  publicId: code,
  userId: reference('users'),
  packageId: reference('packages'),
  orderId: reference('physical-card-orders'),
  kind: choice('attemptKind'),
  periodKey: known,
  attemptNo: number,
  status: status('attemptStatus'),
  failure: choice('attemptFailure'),
  declineClass: choice('declineClass'),
  declineCode: code,
  amountMinor: agorot,
  askedMinor: agorot,
  currency: choice('currency'),
  provider: choice('paymentProvider'),
  providerTxn: code,
  checkoutId: code,
  expiresAt: moment,
  saveCard: flag,
  paymentMethodId: reference('user-payment-methods'),
  cardLast4: code,
  paymentType: choice('paymentType'),
  installments: number,
  parentAttemptId: reference('payments'),
  chargedUnderId: reference('payments'),
  disputeId: reference('disputes'),
  sentAt: moment,
  dueAt: moment,
  nextCheckAt: moment,
  closedAt: moment,
  notFoundAt: moment,
  unansweredAt: moment,
  needsReview: flag,
  reason: text,
  requestedBy: known,
  createdAt: moment,
  updatedAt: moment,
};

export const paymentView = defineListView({
  resource: 'payments',
  fields: paymentFields,
  nameColumn: 'id',
  columns: ['userId', 'kind', 'amountMinor', 'status', 'cardLast4', 'provider', 'createdAt'],
  sortable: ['id', 'amountMinor', 'status', 'createdAt', 'sentAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'userId', end: 'status' },
});

export const paymentSections: Sections<'payments'> = [
  [
    'subject',
    [
      'userId',
      'kind',
      'status',
      'amountMinor',
      'askedMinor',
      'packageId',
      'orderId',
      'parentAttemptId',
      'chargedUnderId',
      'disputeId',
      'createdAt',
    ],
  ],
  [
    'payment',
    [
      'provider',
      'providerTxn',
      'paymentType',
      'installments',
      'cardLast4',
      'paymentMethodId',
      'failure',
      'declineClass',
      'declineCode',
    ],
  ],
  [
    'handling',
    [
      'needsReview',
      'reason',
      'requestedBy',
      'sentAt',
      'closedAt',
      'nextCheckAt',
      'notFoundAt',
      'unansweredAt',
    ],
  ],
];
