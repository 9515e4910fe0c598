import { day, moment, number } from '../../../fields/figure-kinds.tsx';
import { details } from '../../../fields/details-kind.tsx';
import { code } from '../../../fields/text-kinds.tsx';
import type { FieldMap } from '../../../fields/field-kind.ts';
import { defineListView } from '../../../list/list-view.ts';
import type { Sections } from '../../../show/ResourceShow.tsx';
import { payer, paidSum } from './kept-kinds.tsx';

export const keptReceiptFields: FieldMap<'kept-receipts'> = {
  id: number,
  receiptNumber: code,
  receipt: details,
  customer: details,
  keptAt: moment,
  keepUntil: day,
};

/** In a list only who paid and how much is read of the structures. */
export const keptReceiptView = defineListView({
  resource: 'kept-receipts',
  fields: { ...keptReceiptFields, receipt: paidSum, customer: payer },
  nameColumn: 'receiptNumber',
  columns: ['customer', 'receipt', 'keptAt', 'keepUntil'],
  sortable: ['id', 'receiptNumber', 'keptAt', 'keepUntil'],
  sort: { field: 'keptAt', order: 'DESC' },
  narrow: { second: 'customer', end: 'receipt' },
});

export const keptReceiptSections: Sections<'kept-receipts'> = [
  ['payment', ['receiptNumber', 'keptAt', 'keepUntil']],
  ['person', ['customer']],
  ['content', ['receipt']],
];
