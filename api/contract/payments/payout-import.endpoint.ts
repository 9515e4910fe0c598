import { defineEndpoint } from '../endpoint.ts';
import type { importPayoutsSchemas } from './payout-import.schema.ts';

export const importPayoutsEndpoint = defineEndpoint<typeof importPayoutsSchemas>({
  method: 'post',
  path: '/api/admin/payouts/import',
  access: 'books',
});
