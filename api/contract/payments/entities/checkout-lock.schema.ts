import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

/** A time for which the checkout is closed. A row of `checkout_locks` as JSON carries it: of a person, or of a card. */
export const checkoutLockRow = z.object({
  id,
  userId: id.nullable().default(null),
  cardKey: z.string().min(1).max(120).nullable().default(null),
  cardLast4: z.string().length(4).nullable().default(null),
  declines: z.int().positive(),
  closedAt: timestamp,
  opensAt: timestamp,
});
export type CheckoutLockRow = z.output<typeof checkoutLockRow>;
