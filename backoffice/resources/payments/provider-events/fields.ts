import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { foreignDetails } from '../../../kit/fields/details-kind.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { code } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const providerEventFields: FieldMap<'provider-events'> = {
  provider: choice('paymentProvider'),
  hint: choice('eventHint'),
  status: status('eventStatus'),
  createdAt: moment,
  processedAt: moment,
  reference: code,
  txnId: code,
  disputeUid: code,
  recurringUid: code,
  payload: foreignDetails,
  id: number,
  dedupeKey: code,
  tries: number,
  nextTryAt: moment,
};

export const providerEventView = defineListView({
  resource: 'provider-events',
  fields: providerEventFields,
  sections: { subject: 'provider', payment: 'reference', system: 'id' },
  nameColumn: 'id',
  columns: ['provider', 'hint', 'status', 'reference', 'tries', 'createdAt'],
  sortable: ['id', 'status', 'createdAt', 'processedAt'],
  narrow: { second: 'hint', end: 'status' },
});
