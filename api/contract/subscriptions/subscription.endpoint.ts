import { defineEndpoint } from '../endpoint.ts';
import type { readSubscriptionSchemas, setRenewalSchemas } from './subscription.schema.ts';

export const readSubscriptionEndpoint = defineEndpoint<typeof readSubscriptionSchemas>({
  method: 'get',
  path: '/api/subscription',
  access: 'signed-in',
});

export const setRenewalEndpoint = defineEndpoint<typeof setRenewalSchemas>({
  method: 'put',
  path: '/api/subscription/:id/renewal',
  access: 'signed-in',
});
