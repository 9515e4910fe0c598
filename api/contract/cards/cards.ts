import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { publicCard } from './public-card.ts';

/** What a visitor may see of one card; for pages of ours that show it (docs/product.md 4). */
export const readCardEndpoint = defineEndpoint({
  method: 'get',
  path: '/api/cards/:address',
  summary: 'Read a public card by its address or number',
  tag: 'cards',
  access: 'public',
  params: z.object({ address: z.string().min(1).max(60) }),
  reply: publicCard,
  cache: 'no-cache',
});
