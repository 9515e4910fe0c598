import { defineEndpoint } from '../endpoint.ts';
import type {
  createCardSchemas,
  deleteCardSchemas,
  duplicateCardSchemas,
  listMyCardsSchemas,
  proposeAddressSchemas,
  readBelongingsSchemas,
} from './my-cards.schema.ts';

export const listMyCardsEndpoint = defineEndpoint<typeof listMyCardsSchemas>({
  method: 'get',
  path: '/api/cards',
  access: 'signed-in',
});

export const createCardEndpoint = defineEndpoint<typeof createCardSchemas>({
  method: 'post',
  path: '/api/cards',
  access: 'signed-in',
});

export const duplicateCardEndpoint = defineEndpoint<typeof duplicateCardSchemas>({
  method: 'post',
  path: '/api/cards/:id/duplicate',
  access: 'signed-in',
});

export const readBelongingsEndpoint = defineEndpoint<typeof readBelongingsSchemas>({
  method: 'get',
  path: '/api/cards/:id/belongings',
  access: 'signed-in',
});

export const deleteCardEndpoint = defineEndpoint<typeof deleteCardSchemas>({
  method: 'delete',
  path: '/api/cards/:id',
  access: 'signed-in',
});

export const proposeAddressEndpoint = defineEndpoint<typeof proposeAddressSchemas>({
  method: 'get',
  path: '/api/proposed-address',
  access: 'signed-in',
});
