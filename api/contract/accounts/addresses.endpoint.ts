import { defineEndpoint } from '../endpoint.ts';
import type {
  addAddressSchemas,
  changeAddressSchemas,
  deleteAddressSchemas,
  listAddressesSchemas,
  makePrimarySchemas,
} from './addresses.schema.ts';

export const listAddressesEndpoint = defineEndpoint<typeof listAddressesSchemas>({
  method: 'get',
  path: '/api/account/addresses',
  access: 'signed-in',
});

export const addAddressEndpoint = defineEndpoint<typeof addAddressSchemas>({
  method: 'post',
  path: '/api/account/addresses',
  access: 'signed-in',
});

export const changeAddressEndpoint = defineEndpoint<typeof changeAddressSchemas>({
  method: 'put',
  path: '/api/account/addresses/:id',
  access: 'signed-in',
});

export const makePrimaryEndpoint = defineEndpoint<typeof makePrimarySchemas>({
  method: 'put',
  path: '/api/account/addresses/:id/primary',
  access: 'signed-in',
});

export const deleteAddressEndpoint = defineEndpoint<typeof deleteAddressSchemas>({
  method: 'delete',
  path: '/api/account/addresses/:id',
  access: 'signed-in',
});
