import { defineEndpoint } from '../endpoint.ts';
import type { handleErrorGroupSchemas, listErrorGroupsSchemas } from './error-groups.schema.ts';

export const listErrorGroupsEndpoint = defineEndpoint<typeof listErrorGroupsSchemas>({
  method: 'get',
  path: '/api/admin/error-groups',
  access: 'system',
});

export const handleErrorGroupEndpoint = defineEndpoint<typeof handleErrorGroupSchemas>({
  method: 'post',
  path: '/api/admin/error-groups/handle',
  access: 'system',
});
