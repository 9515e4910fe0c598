import { choice, status } from '../../../fields/choice-kinds.tsx';
import { details } from '../../../fields/details-kind.tsx';
import { moment, number } from '../../../fields/figure-kinds.tsx';
import { code } from '../../../fields/text-kinds.tsx';
import type { FieldMap } from '../../../fields/field-kind.ts';
import { defineListView } from '../../../list/list-view.ts';
import type { Sections } from '../../../show/ResourceShow.tsx';

export const providerEventFields: FieldMap<'provider-events'> = {
  id: number,
  provider: choice('paymentProvider'),
  dedupeKey: code,
  reference: code,
  recurringUid: code,
  txnId: code,
  hint: choice('eventHint'),
  payload: details,
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
  ['payment', ['reference', 'txnId', 'recurringUid', 'payload']],
];
