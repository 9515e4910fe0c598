import { defineEndpoint } from '../endpoint.ts';
import type { readDashboardSchemas } from './dashboard.schema.ts';

export const readDashboardEndpoint = defineEndpoint<typeof readDashboardSchemas>({
  method: 'get',
  path: '/api/dashboard',
  access: 'signed-in',
});
