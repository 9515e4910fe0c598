import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { agorot, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const statementLineFields: FieldMap<'statement-lines'> = {
  id: number,
  provider: choice('paymentProvider'),
  direction: choice('statementDirection'),
  txnId: code,
  parentTxnId: code,
  reference: code,
  amountMinor: agorot,
  currency: code,
  movedAt: moment,
  seenAt: moment,
  attemptId: reference('payments'),
  difference: status('statementDifference'),
  foundAt: moment,
  handledAt: moment,
  handledBy: reference('users'),
  reason: text,
  createdAt: moment,
  updatedAt: moment,
};

export const statementLineView = defineListView({
  resource: 'statement-lines',
  fields: statementLineFields,
  nameColumn: 'id',
  columns: ['direction', 'amountMinor', 'movedAt', 'difference', 'attemptId', 'provider', 'handledAt'],
  sortable: ['id', 'amountMinor', 'movedAt', 'foundAt'],
  sort: { field: 'movedAt', order: 'DESC' },
  narrow: { second: 'amountMinor', end: 'difference' },
});

export const statementLineSections: Sections<'statement-lines'> = [
  ['subject', ['direction', 'amountMinor', 'currency', 'movedAt', 'difference', 'attemptId']],
  ['payment', ['provider', 'txnId', 'parentTxnId', 'reference', 'seenAt']],
  ['handling', ['foundAt', 'handledAt', 'handledBy', 'reason']],
];
