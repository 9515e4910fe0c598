import { defineEndpoint } from '../endpoint.ts';
import type { startConversationSchemas } from './support.schema.ts';

export const startConversationEndpoint = defineEndpoint<typeof startConversationSchemas>({
  method: 'post',
  path: '/api/admin/support/conversations',
  access: 'inbox',
});
