import { defineEndpoint } from '../endpoint.ts';
import type {
  checkCardAddressSchemas,
  readCardForEditingSchemas,
  saveCardSchemas,
  setCardTypeSchemas,
  setCardVisibilitySchemas,
} from './card-editing.schema.ts';

export const readCardForEditingEndpoint = defineEndpoint<typeof readCardForEditingSchemas>({
  method: 'get',
  path: '/api/cards/:id/editing',
  access: 'signed-in',
});

export const saveCardEndpoint = defineEndpoint<typeof saveCardSchemas>({
  method: 'put',
  path: '/api/cards/:id',
  access: 'signed-in',
});

export const setCardVisibilityEndpoint = defineEndpoint<typeof setCardVisibilitySchemas>({
  method: 'put',
  path: '/api/cards/:id/visibility',
  access: 'signed-in',
});

export const setCardTypeEndpoint = defineEndpoint<typeof setCardTypeSchemas>({
  method: 'put',
  path: '/api/cards/:id/card-type',
  access: 'signed-in',
});

export const checkCardAddressEndpoint = defineEndpoint<typeof checkCardAddressSchemas>({
  method: 'get',
  path: '/api/cards/:id/address-check',
  access: 'signed-in',
});
