import { defineEndpoint } from '../endpoint.ts';
import type { deleteSavedViewSchemas, listSavedViewsSchemas, saveViewSchemas } from './saved-views.schema.ts';

export const listSavedViewsEndpoint = defineEndpoint<typeof listSavedViewsSchemas>({
  method: 'get',
  path: '/api/admin/saved-views',
  access: 'office',
});

export const saveViewEndpoint = defineEndpoint<typeof saveViewSchemas>({
  method: 'post',
  path: '/api/admin/saved-views',
  access: 'office',
});

export const deleteSavedViewEndpoint = defineEndpoint<typeof deleteSavedViewSchemas>({
  method: 'delete',
  path: '/api/admin/saved-views/:id',
  access: 'office',
});
