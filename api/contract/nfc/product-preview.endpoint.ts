import { defineEndpoint } from '../endpoint.ts';
import type { previewNfcProductSchemas } from './product-preview.schema.ts';

export const previewNfcProductEndpoint = defineEndpoint<typeof previewNfcProductSchemas>({
  method: 'post',
  path: '/api/admin/nfc-products/preview',
  access: 'catalogue.read',
});
