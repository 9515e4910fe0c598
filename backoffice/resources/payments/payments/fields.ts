import { choice, flag, status } from '../../../kit/fields/choice-kinds.tsx';
import { agorot, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import { known } from '../../../kit/fields/known-values.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const paymentFields: FieldMap<'payments'> = {
  userId: reference('users'),
  kind: choice('attemptKind'),
  status: status('attemptStatus'),
  amountMinor: agorot,
  askedMinor: agorot,
  packageId: reference('packages'),
  orderId: reference('physical-card-orders'),
  parentAttemptId: reference('payments'),
  chargedUnderId: reference('payments'),
  disputeId: reference('disputes'),
  createdAt: moment,
  provider: choice('paymentProvider'),
  providerTxn: code,
  paymentType: choice('paymentType'),
  installments: number,
  cardLast4: code,
  paymentMethodId: reference('user-payment-methods'),
  failure: choice('attemptFailure'),
  declineClass: choice('declineClass'),
  declineCode: code,
  needsReview: flag,
  reason: text,
  requestedBy: known,
  sentAt: moment,
  closedAt: moment,
  nextCheckAt: moment,
  notFoundAt: moment,
  unansweredAt: moment,
  id: number,
  publicId: code,
  periodKey: known,
  attemptNo: number,
  currency: choice('currency'),
  checkoutId: code,
  expiresAt: moment,
  saveCard: flag,
  dueAt: moment,
  updatedAt: moment,
};

export const paymentView = defineListView({
  resource: 'payments',
  fields: paymentFields,
  sections: { subject: 'userId', payment: 'provider', handling: 'needsReview', system: 'id' },
  nameColumn: 'id',
  columns: ['userId', 'kind', 'amountMinor', 'status', 'cardLast4', 'provider', 'createdAt'],
  sortable: ['id', 'amountMinor', 'status', 'createdAt', 'sentAt'],
  narrow: { second: 'userId', end: 'status' },
});
