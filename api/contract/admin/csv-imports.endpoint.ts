import { defineEndpoint } from '../endpoint.ts';
import type { checkImportSchemas } from './csv-imports.schema.ts';

/** Takes a CSV file as the body, in any encoding that spreadsheets save. */
export const checkImportEndpoint = defineEndpoint<typeof checkImportSchemas>({
  method: 'post',
  path: '/api/admin/csv-imports/check',
  access: 'people.secure',
  bodyType: 'stream',
});
