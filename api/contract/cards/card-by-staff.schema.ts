import { z } from 'zod';
import { newCardBody } from './my-cards.schema.ts';

/** A card that staff make in an owner's name (docs/product.md 13.4): the owner writes the rest. */
export const cardByStaff = newCardBody.pick({ businessName: true, phone: true, jobTitle: true }).extend({
  /** Whether visitors see it at once; else it waits for its owner. */
  isPublic: z.boolean().default(false),
});
export type CardByStaff = z.output<typeof cardByStaff>;
