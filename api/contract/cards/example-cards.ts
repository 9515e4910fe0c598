import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { maxFilterLength } from '../base/list-filters.ts';
import { cardTemplates, publicCard } from './public-card.ts';

const filter = z.string().max(maxFilterLength).optional();
const page = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number)
  .optional();

export const exampleCards = z.object({
  cards: z.array(publicCard),
  /** What may be chosen beside the other filter, with how many cards there then are. */
  trades: z.array(z.object({ name: z.string(), count: z.int() })),
  templates: z.array(z.object({ name: z.enum(cardTemplates), count: z.int() })),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** The server's time: what "open now" on the cards speaks of. */
  now: z.iso.datetime(),
});
export type ExampleCards = z.infer<typeof exampleCards>;

/** Real cards to look at (docs/product.md 8). */
export const exampleCardsEndpoint = defineEndpoint({
  method: 'get',
  path: '/api/example-cards',
  summary: 'Shows the cards of the examples page by trade and template, twelve on a page',
  tag: 'Cards',
  access: 'public',
  /** A trade or template that there is not finds no cards. */
  query: z.object({ trade: filter, template: filter, page }),
  reply: exampleCards,
});

export const communities = z.object({
  communities: z.array(
    z.object({
      name: z.string(),
      /** All its public cards; `cards` holds some of them. */
      count: z.int(),
      cards: z.array(publicCard),
    }),
  ),
  page: z.int(),
  pages: z.int(),
  now: z.iso.datetime(),
});
export type Communities = z.infer<typeof communities>;

/** Organisations with a shared package and the cards of their people (docs/product.md 8). */
export const communitiesEndpoint = defineEndpoint({
  method: 'get',
  path: '/api/communities',
  summary: 'Lists communities with a few cards each, or one community with all its cards, page by page',
  tag: 'Cards',
  access: 'public',
  query: z.object({ name: filter, page }),
  reply: communities,
});
