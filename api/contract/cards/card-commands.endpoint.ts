import { defineEndpoint } from '../endpoint.ts';
import type { formerAddressesSchemas } from './card-commands.schema.ts';

export const formerAddressesEndpoint = defineEndpoint<typeof formerAddressesSchemas>({
  method: 'get',
  path: '/api/admin/business-profiles/:id/former-addresses',
  access: 'cards.read',
});
