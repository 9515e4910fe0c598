import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { publicCard } from './public-card.schema.ts';

/** Real cards for the pages that show what a card is. */
const showcase = z.object({
  cards: z.array(publicCard),
  /** The server's time, for "open now" on the cards. */
  now: z.iso.datetime(),
});
export type Showcase = z.infer<typeof showcase>;

export const showcaseSchemas = {
  summary: 'Shows the cards that the landing page shows as examples',
  tag: 'Cards',
  reply: showcase,
} satisfies EndpointSchemas;
