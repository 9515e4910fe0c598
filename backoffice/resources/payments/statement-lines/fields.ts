import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { agorot, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const statementLineFields: FieldMap<'statement-lines'> = {
  direction: choice('statementDirection'),
  amountMinor: agorot,
  currency: code,
  movedAt: moment,
  difference: status('statementDifference'),
  attemptId: reference('payments'),
  provider: choice('paymentProvider'),
  txnId: code,
  parentTxnId: code,
  reference: code,
  seenAt: moment,
  foundAt: moment,
  handledAt: moment,
  handledBy: reference('users'),
  reason: text,
  id: number,
  createdAt: moment,
  updatedAt: moment,
};

export const statementLineView = defineListView({
  resource: 'statement-lines',
  fields: statementLineFields,
  sections: { subject: 'direction', payment: 'provider', handling: 'foundAt', system: 'id' },
  nameColumn: 'id',
  columns: ['direction', 'amountMinor', 'movedAt', 'difference', 'attemptId', 'provider', 'handledAt'],
  sortable: ['id', 'amountMinor', 'movedAt', 'foundAt'],
  sort: { field: 'movedAt', order: 'DESC' },
  narrow: { second: 'amountMinor', end: 'difference' },
});
