import { defineEndpoint } from '../endpoint.ts';
import type { countRecipientsSchemas, readReachSchemas } from './campaigns.schema.ts';

export const countRecipientsEndpoint = defineEndpoint<typeof countRecipientsSchemas>({
  method: 'post',
  path: '/api/admin/notification-campaigns/count',
  access: 'campaigns',
});

export const readReachEndpoint = defineEndpoint<typeof readReachSchemas>({
  method: 'get',
  path: '/api/admin/notification-campaigns/:id/reach',
  access: 'campaigns',
});
