import { z } from 'zod';
import { reportReason } from './card-report.schema.ts';
import { id, timestamp } from '../../base/columns.schema.ts';

/**
 * A takedown of a card by staff, and its end if it was lifted. A row of `card_takedowns` as JSON carries it; the
 * defaults are the table's.
 */
export const cardTakedownRow = z.object({
  id,
  /** Null once the card was deleted; the decision stays. */
  profileId: id.nullable().default(null),
  /** The card's owner at that time. */
  userId: id.nullable().default(null),
  cardName: z.string().min(1).max(120),
  reason: reportReason,
  /** Message to the owner besides the reason. */
  message: z.string().max(1000).nullable().default(null),
  takenBy: id.nullable().default(null),
  takenAt: timestamp,
  liftedBy: id.nullable().default(null),
  liftedAt: timestamp.nullable().default(null),
  liftMessage: z.string().max(1000).nullable().default(null),
});
export type CardTakedownRow = z.output<typeof cardTakedownRow>;
