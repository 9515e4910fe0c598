import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { maxFilterLength } from '../base/list-filters.ts';
import { cardTemplates, publicCard } from './public-card.schema.ts';

const filter = z.string().max(maxFilterLength).optional();
const page = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number)
  .optional();

const exampleCards = z.object({
  cards: z.array(publicCard),
  /** Values of one filter under the other one, with the number of cards of each. */
  trades: z.array(z.object({ name: z.string(), count: z.int() })),
  templates: z.array(z.object({ name: z.enum(cardTemplates), count: z.int() })),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** The server's time, for "open now" on the cards. */
  now: z.iso.datetime(),
});
export type ExampleCards = z.infer<typeof exampleCards>;

export const exampleCardsSchemas = {
  summary: 'Shows the cards of the examples page by trade and template, twelve on a page',
  tag: 'Cards',
  /** An unknown trade or template finds no cards. */
  query: z.object({ trade: filter, template: filter, page }),
  reply: exampleCards,
} satisfies EndpointSchemas;

const communities = z.object({
  communities: z.array(
    z.object({
      name: z.string(),
      count: z.int(),
      cards: z.array(publicCard),
    }),
  ),
  page: z.int(),
  pages: z.int(),
  now: z.iso.datetime(),
});
export type Communities = z.infer<typeof communities>;

export const communitiesSchemas = {
  summary: 'Lists communities with a few cards each, or one community with all its cards, page by page',
  tag: 'Cards',
  query: z.object({ name: filter, page }),
  reply: communities,
} satisfies EndpointSchemas;
