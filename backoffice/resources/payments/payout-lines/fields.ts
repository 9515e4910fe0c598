import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { agorot, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const payoutLineFields: FieldMap<'payout-lines'> = {
  kind: choice('payoutLineKind'),
  amountMinor: agorot,
  feeMinor: agorot,
  currency: code,
  movedAt: moment,
  difference: status('payoutDifference'),
  payoutId: reference('payouts'),
  attemptId: reference('payments'),
  provider: choice('paymentProvider'),
  txnId: code,
  entryUid: code,
  originalMinor: agorot,
  originalCurrency: code,
  disputeId: reference('disputes'),
  foundAt: moment,
  handledAt: moment,
  handledBy: reference('users'),
  reason: text,
  id: number,
  createdAt: moment,
  updatedAt: moment,
};

export const payoutLineView = defineListView({
  resource: 'payout-lines',
  fields: payoutLineFields,
  sections: { subject: 'kind', payment: 'provider', handling: 'foundAt', system: 'id' },
  nameColumn: 'id',
  columns: ['kind', 'amountMinor', 'feeMinor', 'movedAt', 'difference', 'attemptId', 'payoutId', 'handledAt'],
  sortable: ['id', 'amountMinor', 'feeMinor', 'movedAt', 'foundAt'],
  sort: { field: 'movedAt', order: 'DESC' },
  narrow: { second: 'amountMinor', end: 'difference' },
});
