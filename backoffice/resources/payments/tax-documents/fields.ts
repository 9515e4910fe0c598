import { choice, flag, status } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const taxDocumentFields: FieldMap<'tax-documents'> = {
  receiptId: reference('receipts'),
  kind: choice('taxDocumentKind'),
  status: status('taxDocumentStatus'),
  number: code,
  allocationNumber: code,
  needsAllocation: flag,
  issuedAt: moment,
  provider: choice('paymentProvider'),
  documentUid: code,
  publicId: code,
  url: code,
  failure: text,
  tries: number,
  nextTryAt: moment,
  id: number,
  createdAt: moment,
  updatedAt: moment,
};

export const taxDocumentView = defineListView({
  resource: 'tax-documents',
  fields: taxDocumentFields,
  sections: { subject: 'receiptId', payment: 'provider', handling: 'failure', system: 'id' },
  nameColumn: 'id',
  columns: ['receiptId', 'number', 'kind', 'status', 'failure', 'allocationNumber', 'createdAt'],
  sortable: ['id', 'number', 'status', 'issuedAt', 'createdAt'],
  narrow: { second: 'receiptId', end: 'status' },
});
