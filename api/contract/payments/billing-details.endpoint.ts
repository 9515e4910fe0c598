import { defineEndpoint } from '../endpoint.ts';
import type { readBillingDetailsSchemas, saveBillingDetailsSchemas } from './billing-details.schema.ts';

export const readBillingDetailsEndpoint = defineEndpoint<typeof readBillingDetailsSchemas>({
  method: 'get',
  path: '/api/billing-details',
  access: 'signed-in',
});

export const saveBillingDetailsEndpoint = defineEndpoint<typeof saveBillingDetailsSchemas>({
  method: 'put',
  path: '/api/billing-details',
  access: 'signed-in',
});
