import { defineEndpoint } from '../endpoint.ts';
import type {
  assignConversationSchemas,
  countInboxSchemas,
  listInboxSchemas,
  listSupportNotesSchemas,
  listSupportStaffSchemas,
  readConversationContextSchemas,
  snoozeConversationSchemas,
  writeSupportNoteSchemas,
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

export const snoozeConversationEndpoint = defineEndpoint<typeof snoozeConversationSchemas>({
  method: 'put',
  path: '/api/admin/support/conversations/:id/snooze',
  access: 'inbox',
});

export const listSupportStaffEndpoint = defineEndpoint<typeof listSupportStaffSchemas>({
  method: 'get',
  path: '/api/admin/support/staff',
  access: 'inbox',
});

export const listSupportNotesEndpoint = defineEndpoint<typeof listSupportNotesSchemas>({
  method: 'get',
  path: '/api/admin/support/conversations/:id/notes',
  access: 'inbox',
});

export const writeSupportNoteEndpoint = defineEndpoint<typeof writeSupportNoteSchemas>({
  method: 'post',
  path: '/api/admin/support/conversations/:id/notes',
  access: 'inbox',
});
