import { z } from 'zod';
import { businessHours } from './business-hours.schema.ts';

/** Another place of the business, beside the card's main address (docs/product.md 12.4). */
const branch = z.object({
  /** What its owner calls it: "Tel Aviv branch". */
  name: z.string().min(1).max(60),
  address: z.string().min(1).max(300),
  phone: z.string().min(1).max(30).nullable().default(null),
  /** Its own; null for those of the card, an empty list when it says none. */
  hours: businessHours.nullable().default(null),
});
export type Branch = z.infer<typeof branch>;

export const branches = z.array(branch);
