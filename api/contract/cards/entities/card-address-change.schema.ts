import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

/**
 * When a card took which address.
 * A row of `card_address_changes` as JSON carries it; the defaults are the table's.
 */
export const cardAddressChangeRow = z.object({
  id,
  profileId: id,
  userId: id,
  slug: z.string().max(40).nullable().default(null),
  changedAt: timestamp,
});
