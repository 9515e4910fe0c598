import { defineEndpoint } from '../endpoint.ts';
import type { listNfcProductsSchemas, listOrdersSchemas } from './orders.schema.ts';

export const listNfcProductsEndpoint = defineEndpoint<typeof listNfcProductsSchemas>({
  method: 'get',
  path: '/api/nfc-products',
  access: 'public',
});

export const listOrdersEndpoint = defineEndpoint<typeof listOrdersSchemas>({
  method: 'get',
  path: '/api/orders',
  access: 'signed-in',
});
