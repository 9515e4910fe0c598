import { z } from 'zod';

/** A PDF of a card, under the name that its owner gave it. */
const cardDocument = z.object({
  name: z.string().min(1).max(80),
  /** Address of an own document (`document-address.ts`). */
  file: z.string().min(1).max(200),
});
export type CardDocument = z.infer<typeof cardDocument>;

export const cardDocuments = z.array(cardDocument);
