import { defineEndpoint } from '../endpoint.ts';
import type { exportListSchemas } from './list-export.schema.ts';

/** Where the exports of the back office's lists are, one for each resource. */
export const listExportPath = '/api/admin/list-exports';

export const exportListEndpoint = defineEndpoint<typeof exportListSchemas>({
  method: 'get',
  path: '/api/admin/list-exports/:resource',
  access: 'export',
  proof: 'fresh',
});
