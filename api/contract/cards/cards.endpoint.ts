import { defineEndpoint } from '../endpoint.ts';
import type { readCardSchemas } from './cards.schema.ts';

/** What a visitor may see of one card, for our own pages that show it (docs/product.md 4). */
export const readCardEndpoint = defineEndpoint<typeof readCardSchemas>({
  method: 'get',
  path: '/api/cards/:address',
  access: 'public',
});
