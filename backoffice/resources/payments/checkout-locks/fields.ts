import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const checkoutLockFields: FieldMap<'checkout-locks'> = {
  id: number,
  userId: reference('users'),
  cardLast4: code,
  declines: number,
  closedAt: moment,
  opensAt: moment,
};

export const checkoutLockView = defineListView({
  resource: 'checkout-locks',
  fields: checkoutLockFields,
  nameColumn: 'id',
  columns: ['userId', 'cardLast4', 'declines', 'closedAt', 'opensAt'],
  sortable: ['id', 'closedAt', 'opensAt'],
  sort: { field: 'closedAt', order: 'DESC' },
  narrow: { second: 'userId', end: 'opensAt' },
});

export const checkoutLockSections: Sections<'checkout-locks'> = [
  ['subject', ['userId', 'cardLast4', 'declines', 'closedAt', 'opensAt']],
];
