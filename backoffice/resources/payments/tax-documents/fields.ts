import { choice, flag, status } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const taxDocumentFields: FieldMap<'tax-documents'> = {
  id: number,
  receiptId: reference('receipts'),
  publicId: code,
  provider: choice('paymentProvider'),
  kind: choice('taxDocumentKind'),
  status: status('taxDocumentStatus'),
  tries: number,
  nextTryAt: moment,
  failure: text,
  documentUid: code,
  number: code,
  url: code,
  allocationNumber: code,
  needsAllocation: flag,
  issuedAt: moment,
  createdAt: moment,
  updatedAt: moment,
};

export const taxDocumentView = defineListView({
  resource: 'tax-documents',
  fields: taxDocumentFields,
  nameColumn: 'id',
  columns: ['receiptId', 'number', 'kind', 'status', 'failure', 'allocationNumber', 'createdAt'],
  sortable: ['id', 'number', 'status', 'issuedAt', 'createdAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'receiptId', end: 'status' },
});

export const taxDocumentSections: Sections<'tax-documents'> = [
  ['subject', ['receiptId', 'kind', 'status', 'number', 'allocationNumber', 'needsAllocation', 'issuedAt']],
  ['payment', ['provider', 'documentUid', 'publicId', 'url']],
  ['handling', ['failure', 'tries', 'nextTryAt']],
];
