import { defineEndpoint } from '../endpoint.ts';
import type { passkeyOptionsSchemas, passkeySignInSchemas } from './passkeys.schema.ts';

export const passkeyOptionsEndpoint = defineEndpoint<typeof passkeyOptionsSchemas>({
  method: 'post',
  path: '/api/auth/passkey/options',
  access: 'public',
});

export const passkeySignInEndpoint = defineEndpoint<typeof passkeySignInSchemas>({
  method: 'post',
  path: '/api/auth/passkey',
  access: 'public',
});
