import { z } from 'zod';
import { cardFieldNames, type CardField } from '../cards/card-fields.ts';

/** A team's card: its community, and which of its fields the company sets. */
export const teamLock = z.object({
  community: z.string().nullable(),
  fields: z.array(z.enum(cardFieldNames as [CardField, ...CardField[]])),
});
export type TeamLock = z.infer<typeof teamLock>;
