import { day, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const vatRateFields: FieldMap<'vat-rates'> = {
  id: number,
  firstDay: day,
  rate: number,
  createdAt: moment,
};

export const vatRateView = defineListView({
  resource: 'vat-rates',
  fields: vatRateFields,
  nameColumn: 'firstDay',
  columns: ['rate', 'createdAt'],
  sortable: ['id', 'firstDay', 'rate', 'createdAt'],
  sort: { field: 'firstDay', order: 'DESC' },
  narrow: { second: 'createdAt', end: 'rate' },
});

export const vatRateSections: Sections<'vat-rates'> = [['content', ['firstDay', 'rate']]];
