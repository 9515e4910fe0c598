import { defineEndpoint } from '../endpoint.ts';
import type { listLeadUsersSchemas } from './lead-users.schema.ts';

export const listLeadUsersEndpoint = defineEndpoint<typeof listLeadUsersSchemas>({
  method: 'get',
  path: '/api/admin/contact-leads/:id/users',
  access: 'leads',
});
