import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { agorot, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const disputeFields: FieldMap<'disputes'> = {
  userId: reference('users'),
  attemptId: reference('payments'),
  status: status('disputeStatus'),
  amountMinor: agorot,
  feeMinor: agorot,
  reason: text,
  openedAt: moment,
  evidenceDueAt: moment,
  evidenceSentAt: moment,
  closedAt: moment,
  provider: choice('paymentProvider'),
  providerDisputeId: code,
  id: number,
  currency: choice('currency'),
  createdAt: moment,
  updatedAt: moment,
};

export const disputeView = defineListView({
  resource: 'disputes',
  fields: disputeFields,
  sections: { subject: 'userId', handling: 'openedAt', system: 'id' },
  nameColumn: 'id',
  columns: ['userId', 'attemptId', 'amountMinor', 'status', 'evidenceDueAt', 'openedAt', 'closedAt'],
  sortable: ['id', 'amountMinor', 'status', 'evidenceDueAt', 'openedAt', 'closedAt'],
  sort: { field: 'openedAt', order: 'DESC' },
  narrow: { second: 'userId', end: 'status' },
});
