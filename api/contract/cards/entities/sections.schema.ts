import { z } from 'zod';
import { cardSections, maxSectionTitle } from '../section-names.ts';

const arrangedSection = z.object({
  name: z.enum(cardSections),
  /** The owner's name for it; null for the template's. */
  title: z.string().min(1).max(maxSectionTitle).nullable(),
  isShown: z.boolean(),
});
/** A section as its owner arranged it. */
export type ArrangedSection = z.infer<typeof arrangedSection>;

/** In the owner's order; sections that are missing follow in the template's. */
export const arrangedSections = z.array(arrangedSection);
