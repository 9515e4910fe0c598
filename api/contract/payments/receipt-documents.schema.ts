import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { language } from '../base/language.schema.ts';
import { idParams } from '../base/path-id.schema.ts';

const query = z.object({ language: language.optional().catch(undefined) });

export const readReceiptDocumentSchemas = {
  summary: 'The PDF of a receipt or credit of mine, in my language unless another is asked for',
  tag: 'Wallet',
  params: idParams,
  query,
} satisfies EndpointSchemas;

export const readAnyReceiptDocumentSchemas = {
  summary: 'The PDF of anybody’s receipt or credit, in their language unless another is asked for',
  tag: 'admin',
  params: idParams,
  query,
} satisfies EndpointSchemas;
