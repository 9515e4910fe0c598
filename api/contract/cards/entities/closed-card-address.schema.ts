import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

/**
 * An address of a card whose account was closed; for a year no other card may take it. A row of
 * `closed_card_addresses` as JSON carries it; the defaults are the table's.
 */
export const closedCardAddressRow = z.object({
  id,
  kind: z.enum(['id', 'slug', 'username']),
  value: z.string().min(1).max(40),
  formerUserId: id,
  leadsTo: z.string().max(2000).nullable().default(null),
  closedAt: timestamp,
  expiresAt: timestamp,
});
export type ClosedCardAddressRow = z.output<typeof closedCardAddressRow>;
