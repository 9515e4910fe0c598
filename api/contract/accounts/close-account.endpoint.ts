import { defineEndpoint } from '../endpoint.ts';
import type { closeAccountSchemas, readClosingSchemas } from './close-account.schema.ts';

export const readClosingEndpoint = defineEndpoint<typeof readClosingSchemas>({
  method: 'get',
  path: '/api/account/closing',
  access: 'signed-in',
});

export const closeAccountEndpoint = defineEndpoint<typeof closeAccountSchemas>({
  method: 'post',
  path: '/api/account/closing',
  access: 'signed-in',
  proof: 'in-form',
});
