import { z } from 'zod';
import { reportReason } from './card-report.schema.ts';
import { id, timestamp } from '../../base/columns.schema.ts';

/**
 * Staff took a card down, and perhaps lifted that again.
 * A row of `card_takedowns` as JSON carries it; the defaults are the table's.
 */
export const cardTakedownRow = z.object({
  id,
  /** Empty once the card is gone; what was decided stays. */
  profileId: id.nullable().default(null),
  /** Whose card it was. */
  userId: id.nullable().default(null),
  cardName: z.string().min(1).max(120),
  reason: reportReason,
  /** What the owner is told besides the reason. */
  message: z.string().max(1000).nullable().default(null),
  takenBy: id.nullable().default(null),
  takenAt: timestamp,
  liftedBy: id.nullable().default(null),
  liftedAt: timestamp.nullable().default(null),
  liftMessage: z.string().max(1000).nullable().default(null),
});
export type CardTakedownRow = z.output<typeof cardTakedownRow>;
