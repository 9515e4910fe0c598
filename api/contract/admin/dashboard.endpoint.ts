import { defineEndpoint } from '../endpoint.ts';
import type { readAdminDashboardSchemas, readWaitingWorkSchemas } from './dashboard.schema.ts';

export const readAdminDashboardEndpoint = defineEndpoint<typeof readAdminDashboardSchemas>({
  method: 'get',
  path: '/api/admin/dashboard',
  access: 'office',
});

export const readWaitingWorkEndpoint = defineEndpoint<typeof readWaitingWorkSchemas>({
  method: 'get',
  path: '/api/admin/waiting',
  access: 'office',
});
