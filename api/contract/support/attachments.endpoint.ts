import { defineEndpoint } from '../endpoint.ts';
import type { readAttachmentSchemas, uploadAttachmentSchemas } from './attachments.schema.ts';

export const uploadAttachmentEndpoint = defineEndpoint<typeof uploadAttachmentSchemas>({
  method: 'post',
  path: '/api/support-attachments',
  access: 'signed-in',
  bodyType: 'stream',
});

export const readAttachmentEndpoint = defineEndpoint<typeof readAttachmentSchemas>({
  method: 'get',
  path: '/api/support-attachments/:id',
  access: 'signed-in',
});
