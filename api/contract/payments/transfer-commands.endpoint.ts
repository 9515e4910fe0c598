import { defineEndpoint } from '../endpoint.ts';
import type { markPaidSchemas, markSentBackSchemas } from './transfer-commands.schema.ts';

export const markPaidEndpoint = defineEndpoint<typeof markPaidSchemas>({
  method: 'post',
  path: '/api/admin/payments/:id/mark-paid',
  access: 'payments.write',
  proof: 'fresh',
});

export const markSentBackEndpoint = defineEndpoint<typeof markSentBackSchemas>({
  method: 'post',
  path: '/api/admin/payments/:id/mark-sent-back',
  access: 'payments.write',
  proof: 'fresh',
});
