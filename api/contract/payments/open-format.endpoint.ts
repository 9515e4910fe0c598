import { defineEndpoint } from '../endpoint.ts';
import type { readOpenFormatSchemas } from './open-format.schema.ts';

export const readOpenFormatEndpoint = defineEndpoint<typeof readOpenFormatSchemas>({
  method: 'get',
  path: '/api/admin/open-format.zip',
  access: 'books',
  proof: 'fresh',
});
