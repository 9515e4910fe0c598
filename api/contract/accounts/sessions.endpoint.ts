import { defineEndpoint } from '../endpoint.ts';
import type { endOtherSessionsSchemas, endSessionSchemas, listSessionsSchemas } from './sessions.schema.ts';

export const listSessionsEndpoint = defineEndpoint<typeof listSessionsSchemas>({
  method: 'get',
  path: '/api/sessions',
  access: 'signed-in',
});

export const endSessionEndpoint = defineEndpoint<typeof endSessionSchemas>({
  method: 'delete',
  path: '/api/sessions/:id',
  access: 'signed-in',
});

export const endOtherSessionsEndpoint = defineEndpoint<typeof endOtherSessionsSchemas>({
  method: 'delete',
  path: '/api/sessions',
  access: 'signed-in',
});
