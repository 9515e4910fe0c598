import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { details } from '../../../kit/fields/details-kind.tsx';
import { day, moment, money, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { receiptLines } from '../../../kit/fields/table-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import { formerCustomer } from './former-customer-kind.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const receiptFields: FieldMap<'receipts'> = {
  id: number,
  userId: reference('users'),
  receiptNumber: code,
  amount: money,
  currency: choice('currency'),
  description: text,
  paymentMethod: choice('paymentType'),
  installments: number,
  transactionId: code,
  status: status('receiptStatus'),
  items: receiptLines,
  metadata: details,
  // The customer's own address of the document, closed to staff; their link stands above the facts.
  pdfUrl: code,
  createdAt: moment,
  paymentDate: moment,
  kind: choice('receiptKind'),
  attemptId: reference('payments'),
  vatRate: number,
  vatAmount: money,
  formerCustomer,
  keptAt: moment,
  keepUntil: day,
};

export const receiptView = defineListView({
  resource: 'receipts',
  fields: receiptFields,
  nameColumn: 'receiptNumber',
  columns: ['userId', 'amount', 'status', 'paymentMethod', 'description', 'paymentDate', 'formerCustomer'],
  sortable: ['id', 'receiptNumber', 'amount', 'status', 'paymentDate', 'keptAt', 'keepUntil', 'createdAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'userId', end: 'amount' },
});

export const receiptSections: Sections<'receipts'> = [
  ['subject', ['receiptNumber', 'kind', 'userId', 'description', 'status', 'paymentDate']],
  [
    'payment',
    [
      'amount',
      'vatRate',
      'vatAmount',
      'currency',
      'paymentMethod',
      'installments',
      'transactionId',
      'attemptId',
      'items',
    ],
  ],
  ['person', ['formerCustomer', 'keptAt', 'keepUntil']],
];
