import { defineEndpoint } from '../endpoint.ts';
import type {
  loseDisputeSchemas,
  openDisputeSchemas,
  sendEvidenceSchemas,
  winDisputeSchemas,
} from './dispute-commands.schema.ts';

export const openDisputeEndpoint = defineEndpoint<typeof openDisputeSchemas>({
  method: 'post',
  path: '/api/admin/payments/:id/open-dispute',
  access: 'payments.write',
});

export const sendEvidenceEndpoint = defineEndpoint<typeof sendEvidenceSchemas>({
  method: 'post',
  path: '/api/admin/disputes/:id/send-evidence',
  access: 'payments.write',
});

export const winDisputeEndpoint = defineEndpoint<typeof winDisputeSchemas>({
  method: 'post',
  path: '/api/admin/disputes/:id/win-dispute',
  access: 'payments.write',
});

export const loseDisputeEndpoint = defineEndpoint<typeof loseDisputeSchemas>({
  method: 'post',
  path: '/api/admin/disputes/:id/lose-dispute',
  access: 'payments.write',
});
