import { defineEndpoint } from '../endpoint.ts';
import type { seeOwnersLeadsSchemas } from './owners-leads.schema.ts';

export const seeOwnersLeadsEndpoint = defineEndpoint<typeof seeOwnersLeadsSchemas>({
  method: 'post',
  path: '/api/admin/users/:id/see-leads',
  access: 'people.view-as',
});
