import { defineEndpoint } from '../endpoint.ts';
import type {
  closeConversationSchemas,
  createSupportTicketSchemas,
  listOpenSupportMessagesSchemas,
  listSupportConversationsSchemas,
  listSupportMessagesSchemas,
  listSupportTopicsSchemas,
  markConversationReadSchemas,
  readMessagesSchemas,
  readSupportConversationSchemas,
  readSupportMessagesSchemas,
  reopenConversationSchemas,
  sendMessageSchemas,
  signalTypingSchemas,
} from './support.schema.ts';

export const listSupportMessagesEndpoint = defineEndpoint<typeof listSupportMessagesSchemas>({
  method: 'get',
  path: '/api/support-messages',
  access: 'signed-in',
});

export const listOpenSupportMessagesEndpoint = defineEndpoint<typeof listOpenSupportMessagesSchemas>({
  method: 'get',
  path: '/api/open-support-messages',
  access: 'signed-in',
});

export const listSupportConversationsEndpoint = defineEndpoint<typeof listSupportConversationsSchemas>({
  method: 'get',
  path: '/api/support-conversations',
  access: 'signed-in',
});

export const readSupportConversationEndpoint = defineEndpoint<typeof readSupportConversationSchemas>({
  method: 'get',
  path: '/api/support-conversations/:id',
  access: 'signed-in',
});

export const markConversationReadEndpoint = defineEndpoint<typeof markConversationReadSchemas>({
  method: 'put',
  path: '/api/support-conversations/:id/read',
  access: 'signed-in',
});

export const listSupportTopicsEndpoint = defineEndpoint<typeof listSupportTopicsSchemas>({
  method: 'get',
  path: '/api/support-topics',
  access: 'signed-in',
});

export const sendMessageEndpoint = defineEndpoint<typeof sendMessageSchemas>({
  method: 'post',
  path: '/api/messages',
  access: 'signed-in',
});

export const createSupportTicketEndpoint = defineEndpoint<typeof createSupportTicketSchemas>({
  method: 'post',
  path: '/api/create-support-ticket',
  access: 'signed-in',
});

export const readSupportMessagesEndpoint = defineEndpoint<typeof readSupportMessagesSchemas>({
  method: 'put',
  path: '/api/support-messages/read-all',
  access: 'signed-in',
});

export const readMessagesEndpoint = defineEndpoint<typeof readMessagesSchemas>({
  method: 'put',
  path: '/api/messages/read-all',
  access: 'signed-in',
});

export const closeConversationEndpoint = defineEndpoint<typeof closeConversationSchemas>({
  method: 'put',
  path: '/api/admin/messages/:id/close',
  access: 'inbox',
});

export const reopenConversationEndpoint = defineEndpoint<typeof reopenConversationSchemas>({
  method: 'put',
  path: '/api/admin/messages/:id/reopen',
  access: 'inbox',
});

export const signalTypingEndpoint = defineEndpoint<typeof signalTypingSchemas>({
  method: 'post',
  path: '/api/support-conversations/:id/typing',
  access: 'signed-in',
});
