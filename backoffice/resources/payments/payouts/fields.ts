import { choice, flag, status } from '../../../kit/fields/choice-kinds.tsx';
import { agorot, count, day, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const payoutFields: FieldMap<'payouts'> = {
  id: number,
  provider: choice('paymentProvider'),
  payoutUid: code,
  status: status('payoutStatus'),
  valueDay: day,
  netMinor: agorot,
  currency: code,
  isItemized: flag,
  coversFrom: day,
  coversTo: day,
  enteredBy: reference('users'),
  seenAt: moment,
  createdAt: moment,
  updatedAt: moment,
  grossMinor: agorot,
  refundsMinor: agorot,
  feesMinor: agorot,
  otherMinor: agorot,
  openDifferences: count,
};

export const payoutView = defineListView({
  resource: 'payouts',
  fields: payoutFields,
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

export const payoutSections: Sections<'payouts'> = [
  ['subject', ['valueDay', 'status', 'provider', 'payoutUid', 'coversFrom', 'coversTo']],
  [
    'sums',
    ['grossMinor', 'refundsMinor', 'feesMinor', 'otherMinor', 'netMinor', 'currency', 'openDifferences'],
  ],
  ['handling', ['isItemized', 'seenAt', 'enteredBy']],
];
