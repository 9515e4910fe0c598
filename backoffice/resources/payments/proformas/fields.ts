import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { money, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { receiptLines } from '../../../kit/fields/table-kinds.tsx';
import { code } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const proformaFields: FieldMap<'proformas'> = {
  number: code,
  userId: reference('users'),
  attemptId: reference('payments'),
  status: status('transferStatus'),
  dueAt: moment,
  createdAt: moment,
  mailedAt: moment,
  amount: money,
  currency: choice('currency'),
  vatRate: number,
  vatAmount: money,
  items: receiptLines,
  id: number,
};

export const proformaView = defineListView({
  resource: 'proformas',
  fields: proformaFields,
  sections: { subject: 'number', payment: 'amount', system: 'id' },
  nameColumn: 'number',
  columns: ['userId', 'amount', 'status', 'dueAt', 'attemptId', 'createdAt'],
  sortable: ['id', 'number', 'amount', 'dueAt', 'createdAt'],
  narrow: { second: 'userId', end: 'status' },
});
