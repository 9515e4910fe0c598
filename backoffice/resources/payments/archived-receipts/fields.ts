import { day, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { details } from '../../../kit/fields/details-kind.tsx';
import { code } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';
import { payer, paidSum } from './archived-kinds.tsx';

export const archivedReceiptFields: FieldMap<'kept-receipts'> = {
  id: number,
  receiptNumber: code,
  receipt: details,
  customer: details,
  keptAt: moment,
  keepUntil: day,
};

/** Of the structures, a list shows only the payer and the amount. */
export const archivedReceiptView = defineListView({
  resource: 'kept-receipts',
  fields: { ...archivedReceiptFields, receipt: paidSum, customer: payer },
  nameColumn: 'receiptNumber',
  columns: ['customer', 'receipt', 'keptAt', 'keepUntil'],
  sortable: ['id', 'receiptNumber', 'keptAt', 'keepUntil'],
  sort: { field: 'keptAt', order: 'DESC' },
  narrow: { second: 'customer', end: 'receipt' },
});

export const archivedReceiptSections: Sections<'kept-receipts'> = [
  ['payment', ['receiptNumber', 'keptAt', 'keepUntil']],
  ['person', ['customer']],
  ['content', ['receipt']],
];
