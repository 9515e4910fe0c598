import { defineEndpoint } from '../endpoint.ts';
import type { readMailContentsSchemas } from './mail-log.schema.ts';

export const readMailContentsEndpoint = defineEndpoint<typeof readMailContentsSchemas>({
  method: 'get',
  path: '/api/admin/mail-log/:id/contents',
  access: 'mail.read',
});
