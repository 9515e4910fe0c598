import { choice, status } from '../../../kit/fields/choice-kinds.tsx';
import { details } from '../../../kit/fields/details-kind.tsx';
import { day, moment, money, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { receiptLines } from '../../../kit/fields/table-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import { formerCustomer } from './former-customer-kind.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const receiptFields: FieldMap<'receipts'> = {
  receiptNumber: code,
  kind: choice('receiptKind'),
  userId: reference('users'),
  description: text,
  status: status('receiptStatus'),
  paymentDate: moment,
  amount: money,
  vatRate: number,
  vatAmount: money,
  currency: choice('currency'),
  paymentMethod: choice('paymentType'),
  installments: number,
  transactionId: code,
  attemptId: reference('payments'),
  items: receiptLines,
  formerCustomer,
  keptAt: moment,
  keepUntil: day,
  id: number,
  metadata: details,
  // The customer's own address of the document, closed to staff; their link stands above the facts.
  pdfUrl: code,
  createdAt: moment,
};

export const receiptView = defineListView({
  resource: 'receipts',
  fields: receiptFields,
  sections: { subject: 'receiptNumber', payment: 'amount', person: 'formerCustomer', system: 'id' },
  nameColumn: 'receiptNumber',
  columns: ['userId', 'amount', 'status', 'paymentMethod', 'description', 'paymentDate', 'formerCustomer'],
  sortable: ['id', 'receiptNumber', 'amount', 'status', 'paymentDate', 'keptAt', 'keepUntil', 'createdAt'],
  narrow: { second: 'userId', end: 'amount' },
});
