import { defineEndpoint } from '../endpoint.ts';
import type { endViewingSchemas, startViewingSchemas } from './view-as.schema.ts';

export const startViewingEndpoint = defineEndpoint<typeof startViewingSchemas>({
  method: 'post',
  path: '/api/admin/users/:id/view-as',
  access: 'people.view-as',
  proof: 'fresh',
});

export const endViewingEndpoint = defineEndpoint<typeof endViewingSchemas>({
  method: 'post',
  path: '/api/view-as/end',
  access: 'signed-in',
  bodyType: 'json-or-form',
});
