import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { publicCard } from './public-card.ts';

/** Real cards for the pages that show what a card is. */
export const showcase = z.object({
  cards: z.array(publicCard),
  /** The server's time: what "open now" on the cards speaks of. */
  now: z.iso.datetime(),
});
export type Showcase = z.infer<typeof showcase>;

export const showcaseEndpoint = defineEndpoint({
  method: 'get',
  path: '/api/showcase-cards',
  summary: 'Shows the cards that the landing page shows as examples',
  tag: 'Cards',
  access: 'public',
  reply: showcase,
});
