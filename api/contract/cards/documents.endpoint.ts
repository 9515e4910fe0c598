import { defineEndpoint } from '../endpoint.ts';
import type { readDocumentSchemas, uploadDocumentSchemas } from './documents.schema.ts';

/** A document as visitors open it; the name in the address is ours, the one it is saved under the owner's. */
export const readDocumentEndpoint = defineEndpoint<typeof readDocumentSchemas>({
  method: 'get',
  path: '/media/:publicId/pdf/:file',
  access: 'public',
});

/** Takes the bytes of one PDF as the body, up to 10 MB, whatever the content type says: the content decides. */
export const uploadDocumentEndpoint = defineEndpoint<typeof uploadDocumentSchemas>({
  method: 'post',
  path: '/api/documents',
  access: 'signed-in',
  bodyType: 'stream',
});
