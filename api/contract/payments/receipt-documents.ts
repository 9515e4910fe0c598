import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { language } from '../base/language.ts';
import { idParams } from '../base/path-id.ts';

const query = z.object({ language: language.optional().catch(undefined) });

/** Where a person finds the document of a receipt of theirs. */
export const receiptDocumentPath = (id: number): string => `/api/receipts/${id}/document`;

/** Where staff find the document of anybody's receipt. */
export const adminReceiptDocumentPath = (id: number): string => `/api/admin/receipts/${id}/document`;

export const readReceiptDocumentEndpoint = defineEndpoint({
  method: 'get',
  path: '/api/receipts/:id/document',
  summary: 'The PDF of a receipt or credit of mine, in my language unless another is asked for',
  tag: 'Wallet',
  access: 'signed-in',
  params: idParams,
  query,
});

export const readAnyReceiptDocumentEndpoint = defineEndpoint({
  method: 'get',
  path: '/api/admin/receipts/:id/document',
  summary: 'The PDF of anybody’s receipt or credit, in their language unless another is asked for',
  tag: 'admin',
  access: 'admin',
  params: idParams,
  query,
});
