import { defineEndpoint } from '../endpoint.ts';
import type { giveProofSchemas, readProofSchemas, startGoogleProofSchemas } from './proof.schema.ts';

export const readProofEndpoint = defineEndpoint<typeof readProofSchemas>({
  method: 'get',
  path: '/api/auth/proof',
  access: 'signed-in',
});

export const giveProofEndpoint = defineEndpoint<typeof giveProofSchemas>({
  method: 'post',
  path: '/api/auth/proof',
  access: 'signed-in',
});

export const startGoogleProofEndpoint = defineEndpoint<typeof startGoogleProofSchemas>({
  method: 'post',
  path: '/api/auth/proof/google',
  access: 'signed-in',
});
