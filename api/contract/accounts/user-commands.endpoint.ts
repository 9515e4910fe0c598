import { defineEndpoint } from '../endpoint.ts';
import type { closeUserSchemas, userDevicesSchemas, userHistorySchemas } from './user-commands.schema.ts';

export const closeUserEndpoint = defineEndpoint<typeof closeUserSchemas>({
  method: 'post',
  path: '/api/admin/users/:id/close',
  access: 'people.secure',
  proof: 'fresh',
});

export const userDevicesEndpoint = defineEndpoint<typeof userDevicesSchemas>({
  method: 'get',
  path: '/api/admin/users/:id/devices',
  access: 'people.read',
});

export const userHistoryEndpoint = defineEndpoint<typeof userHistorySchemas>({
  method: 'get',
  path: '/api/admin/users/:id/history',
  access: 'people.read',
});
