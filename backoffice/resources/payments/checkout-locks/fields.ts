import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const checkoutLockFields: FieldMap<'checkout-locks'> = {
  userId: reference('users'),
  cardLast4: code,
  declines: number,
  closedAt: moment,
  opensAt: moment,
  id: number,
};

export const checkoutLockView = defineListView({
  resource: 'checkout-locks',
  fields: checkoutLockFields,
  sections: { subject: 'userId', system: 'id' },
  nameColumn: 'id',
  columns: ['userId', 'cardLast4', 'declines', 'closedAt', 'opensAt'],
  sortable: ['id', 'closedAt', 'opensAt'],
  sort: { field: 'closedAt', order: 'DESC' },
  narrow: { second: 'userId', end: 'opensAt' },
});
