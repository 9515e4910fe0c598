import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { agorot, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const payoutLineFields: FieldMap<'payout-lines'> = {
  id: number,
  payoutId: reference('payouts'),
  provider: choice('paymentProvider'),
  kind: choice('payoutLineKind'),
  entryUid: code,
  txnId: code,
  amountMinor: agorot,
  feeMinor: agorot,
  currency: code,
  originalMinor: agorot,
  originalCurrency: code,
  movedAt: moment,
  attemptId: reference('payments'),
  disputeId: reference('disputes'),
  difference: status('payoutDifference'),
  foundAt: moment,
  handledAt: moment,
  handledBy: reference('users'),
  reason: text,
  createdAt: moment,
  updatedAt: moment,
};

export const payoutLineView = defineListView({
  resource: 'payout-lines',
  fields: payoutLineFields,
  nameColumn: 'id',
  columns: ['kind', 'amountMinor', 'feeMinor', 'movedAt', 'difference', 'attemptId', 'payoutId', 'handledAt'],
  sortable: ['id', 'amountMinor', 'feeMinor', 'movedAt', 'foundAt'],
  sort: { field: 'movedAt', order: 'DESC' },
  narrow: { second: 'amountMinor', end: 'difference' },
});

export const payoutLineSections: Sections<'payout-lines'> = [
  [
    'subject',
    ['kind', 'amountMinor', 'feeMinor', 'currency', 'movedAt', 'difference', 'payoutId', 'attemptId'],
  ],
  ['payment', ['provider', 'txnId', 'entryUid', 'originalMinor', 'originalCurrency', 'disputeId']],
  ['handling', ['foundAt', 'handledAt', 'handledBy', 'reason']],
];
