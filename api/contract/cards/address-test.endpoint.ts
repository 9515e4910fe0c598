import { defineEndpoint } from '../endpoint.ts';
import type { testAddressesSchemas } from './address-test.schema.ts';

export const testAddressesEndpoint = defineEndpoint<typeof testAddressesSchemas>({
  method: 'get',
  path: '/api/address-test',
  access: 'public',
});
