import { defineEndpoint } from '../endpoint.ts';
import type {
  assignConversationSchemas,
  countInboxSchemas,
  listInboxSchemas,
  readConversationContextSchemas,
} from './inbox.schema.ts';

export const listInboxEndpoint = defineEndpoint<typeof listInboxSchemas>({
  method: 'get',
  path: '/api/admin/support/conversations',
  access: 'inbox',
});

export const countInboxEndpoint = defineEndpoint<typeof countInboxSchemas>({
  method: 'get',
  path: '/api/admin/support/counts',
  access: 'inbox',
});

export const assignConversationEndpoint = defineEndpoint<typeof assignConversationSchemas>({
  method: 'put',
  path: '/api/admin/support/conversations/:id/assignee',
  access: 'inbox',
});

export const readConversationContextEndpoint = defineEndpoint<typeof readConversationContextSchemas>({
  method: 'get',
  path: '/api/admin/support/conversations/:id/context',
  access: 'inbox',
});
