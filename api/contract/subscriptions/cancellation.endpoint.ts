import { defineEndpoint } from '../endpoint.ts';
import type { cancelDealSchemas, readCancellationSchemas } from './cancellation.schema.ts';

export const readCancellationEndpoint = defineEndpoint<typeof readCancellationSchemas>({
  method: 'get',
  path: '/api/subscription/:id/cancellation',
  access: 'signed-in',
});

export const cancelDealEndpoint = defineEndpoint<typeof cancelDealSchemas>({
  method: 'post',
  path: '/api/subscription/:id/cancellation',
  access: 'signed-in',
});
