import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { publicCard } from './public-card.schema.ts';

export const readCardSchemas = {
  summary: 'Read a public card by its address or number',
  tag: 'cards',
  params: z.object({ address: z.string().min(1).max(60) }),
  reply: publicCard,
  cache: 'no-cache',
} satisfies EndpointSchemas;
