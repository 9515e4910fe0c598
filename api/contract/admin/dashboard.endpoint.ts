import { defineEndpoint } from '../endpoint.ts';
import type { readAdminDashboardSchemas } from './dashboard.schema.ts';

export const readAdminDashboardEndpoint = defineEndpoint<typeof readAdminDashboardSchemas>({
  method: 'get',
  path: '/api/admin/dashboard',
  access: 'admin',
});
