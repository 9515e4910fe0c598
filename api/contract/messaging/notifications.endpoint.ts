import { defineEndpoint } from '../endpoint.ts';
import type { listNotificationsSchemas, readNotificationsSchemas } from './notifications.schema.ts';

export const listNotificationsEndpoint = defineEndpoint<typeof listNotificationsSchemas>({
  method: 'get',
  path: '/api/notifications',
  access: 'signed-in',
});

export const readNotificationsEndpoint = defineEndpoint<typeof readNotificationsSchemas>({
  method: 'put',
  path: '/api/notifications/read-all',
  access: 'signed-in',
});
