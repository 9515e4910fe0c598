import { defineEndpoint } from '../endpoint.ts';
import type { importDataSchemas } from './data-import.schema.ts';

export const importDataEndpoint = defineEndpoint<typeof importDataSchemas>({
  method: 'post',
  path: '/api/account/import',
  access: 'signed-in',
  bodyType: 'stream',
});
