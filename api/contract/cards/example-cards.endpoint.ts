import { defineEndpoint } from '../endpoint.ts';
import type { communitiesSchemas, exampleCardsSchemas } from './example-cards.schema.ts';

/** Real cards as examples (docs/product.md 8). */
export const exampleCardsEndpoint = defineEndpoint<typeof exampleCardsSchemas>({
  method: 'get',
  path: '/api/example-cards',
  access: 'public',
});

/** Organisations with a shared package and the cards of their members (docs/product.md 8). */
export const communitiesEndpoint = defineEndpoint<typeof communitiesSchemas>({
  method: 'get',
  path: '/api/communities',
  access: 'public',
});
