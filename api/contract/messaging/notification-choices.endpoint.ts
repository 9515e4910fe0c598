import { defineEndpoint } from '../endpoint.ts';
import type { changeChoicesSchemas, readChoicesSchemas } from './notification-choices.schema.ts';

export const readChoicesEndpoint = defineEndpoint<typeof readChoicesSchemas>({
  method: 'get',
  path: '/api/account/notification-choices',
  access: 'signed-in',
});

export const changeChoicesEndpoint = defineEndpoint<typeof changeChoicesSchemas>({
  method: 'put',
  path: '/api/account/notification-choices',
  access: 'signed-in',
});
