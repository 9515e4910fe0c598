import { defineEndpoint } from '../endpoint.ts';
import type { personSummarySchemas, personTimelineSchemas } from './person.schema.ts';

export const personSummaryEndpoint = defineEndpoint<typeof personSummarySchemas>({
  method: 'get',
  path: '/api/admin/users/:id/summary',
  access: 'people.read',
});

export const personTimelineEndpoint = defineEndpoint<typeof personTimelineSchemas>({
  method: 'get',
  path: '/api/admin/users/:id/timeline',
  access: 'people.read',
});
