import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { agorot, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const disputeFields: FieldMap<'disputes'> = {
  id: number,
  attemptId: reference('payments'),
  userId: reference('users'),
  provider: choice('paymentProvider'),
  providerDisputeId: code,
  status: status('disputeStatus'),
  amountMinor: agorot,
  currency: choice('currency'),
  feeMinor: agorot,
  reason: text,
  openedAt: moment,
  evidenceDueAt: moment,
  evidenceSentAt: moment,
  closedAt: moment,
  createdAt: moment,
  updatedAt: moment,
};

export const disputeView = defineListView({
  resource: 'disputes',
  fields: disputeFields,
  nameColumn: 'id',
  columns: ['userId', 'attemptId', 'amountMinor', 'status', 'evidenceDueAt', 'openedAt', 'closedAt'],
  sortable: ['id', 'amountMinor', 'status', 'evidenceDueAt', 'openedAt', 'closedAt'],
  sort: { field: 'openedAt', order: 'DESC' },
  narrow: { second: 'userId', end: 'status' },
});

export const disputeSections: Sections<'disputes'> = [
  ['subject', ['userId', 'attemptId', 'status', 'amountMinor', 'feeMinor', 'reason']],
  ['handling', ['openedAt', 'evidenceDueAt', 'evidenceSentAt', 'closedAt', 'provider', 'providerDisputeId']],
];
