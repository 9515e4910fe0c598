import { defineEndpoint } from '../endpoint.ts';
import type {
  readAnyReceiptDocumentSchemas,
  readReceiptDocumentSchemas,
} from './receipt-documents.schema.ts';

export const readReceiptDocumentEndpoint = defineEndpoint<typeof readReceiptDocumentSchemas>({
  method: 'get',
  path: '/api/receipts/:id/document',
  access: 'signed-in',
});

export const readAnyReceiptDocumentEndpoint = defineEndpoint<typeof readAnyReceiptDocumentSchemas>({
  method: 'get',
  path: '/api/admin/receipts/:id/document',
  access: 'payments.read',
});
