import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { money, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { receiptLines } from '../../../kit/fields/table-kinds.tsx';
import { code } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const proformaFields: FieldMap<'proformas'> = {
  id: number,
  attemptId: reference('payments'),
  userId: reference('users'),
  number: code,
  amount: money,
  currency: choice('currency'),
  vatRate: number,
  vatAmount: money,
  items: receiptLines,
  dueAt: moment,
  mailedAt: moment,
  createdAt: moment,
  status: status('transferStatus'),
};

export const proformaView = defineListView({
  resource: 'proformas',
  fields: proformaFields,
  nameColumn: 'number',
  columns: ['userId', 'amount', 'status', 'dueAt', 'attemptId', 'createdAt'],
  sortable: ['id', 'number', 'amount', 'dueAt', 'createdAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'userId', end: 'status' },
});

export const proformaSections: Sections<'proformas'> = [
  ['subject', ['number', 'userId', 'attemptId', 'status', 'dueAt', 'createdAt', 'mailedAt']],
  ['payment', ['amount', 'currency', 'vatRate', 'vatAmount', 'items']],
];
