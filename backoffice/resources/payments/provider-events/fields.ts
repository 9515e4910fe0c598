import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { foreignDetails } from '../../../kit/fields/details-kind.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { code } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const providerEventFields: FieldMap<'provider-events'> = {
  id: number,
  provider: choice('paymentProvider'),
  dedupeKey: code,
  reference: code,
  recurringUid: code,
  txnId: code,
  disputeUid: code,
  hint: choice('eventHint'),
  payload: foreignDetails,
  status: status('eventStatus'),
  tries: number,
  nextTryAt: moment,
  createdAt: moment,
  processedAt: moment,
};

export const providerEventView = defineListView({
  resource: 'provider-events',
  fields: providerEventFields,
  nameColumn: 'id',
  columns: ['provider', 'hint', 'status', 'reference', 'tries', 'createdAt'],
  sortable: ['id', 'status', 'createdAt', 'processedAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'hint', end: 'status' },
});

export const providerEventSections: Sections<'provider-events'> = [
  ['subject', ['provider', 'hint', 'status', 'createdAt', 'processedAt']],
  ['payment', ['reference', 'txnId', 'disputeUid', 'recurringUid', 'payload']],
];
