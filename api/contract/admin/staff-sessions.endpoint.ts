import { defineEndpoint } from '../endpoint.ts';
import type { endStaffSessionSchemas, listStaffSessionsSchemas } from './staff-sessions.schema.ts';

export const listStaffSessionsEndpoint = defineEndpoint<typeof listStaffSessionsSchemas>({
  method: 'get',
  path: '/api/admin/staff-sessions',
  access: 'staff',
});

export const endStaffSessionEndpoint = defineEndpoint<typeof endStaffSessionSchemas>({
  method: 'post',
  path: '/api/admin/staff-sessions/:id/end',
  access: 'staff',
});
