import { choice, flag, status } from '../../../kit/fields/choice-kinds.tsx';
import { agorot, count, day, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const payoutFields: FieldMap<'payouts'> = {
  valueDay: day,
  status: status('payoutStatus'),
  provider: choice('paymentProvider'),
  payoutUid: code,
  coversFrom: day,
  coversTo: day,
  grossMinor: agorot,
  refundsMinor: agorot,
  feesMinor: agorot,
  otherMinor: agorot,
  netMinor: agorot,
  currency: code,
  openDifferences: count,
  isItemized: flag,
  seenAt: moment,
  enteredBy: reference('users'),
  id: number,
  createdAt: moment,
  updatedAt: moment,
};

export const payoutView = defineListView({
  resource: 'payouts',
  fields: payoutFields,
  sections: { subject: 'valueDay', sums: 'grossMinor', handling: 'isItemized', system: 'id' },
  nameColumn: 'payoutUid',
  columns: [
    'valueDay',
    'netMinor',
    'grossMinor',
    'refundsMinor',
    'feesMinor',
    'otherMinor',
    'status',
    'openDifferences',
    'provider',
  ],
  sortable: ['id', 'valueDay', 'netMinor', 'createdAt'],
  sort: { field: 'valueDay', order: 'DESC' },
  narrow: { second: 'valueDay', end: 'netMinor' },
});
