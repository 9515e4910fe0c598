import { day, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const vatRateFields: FieldMap<'vat-rates'> = {
  firstDay: day,
  rate: number,
  id: number,
  createdAt: moment,
};

export const vatRateView = defineListView({
  resource: 'vat-rates',
  fields: vatRateFields,
  sections: { content: 'firstDay', system: 'id' },
  nameColumn: 'firstDay',
  columns: ['rate', 'createdAt'],
  sortable: ['id', 'firstDay', 'rate', 'createdAt'],
  sort: { field: 'firstDay', order: 'DESC' },
  narrow: { second: 'createdAt', end: 'rate' },
});
