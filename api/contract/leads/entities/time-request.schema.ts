import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

const timeRequestStatuses = ['waiting', 'confirmed', 'declined', 'cancelled'] as const;
export const timeRequestStatus = z.enum(timeRequestStatuses);

/**
 * What a lead asks for who asks for a time. A row of `time_requests` as JSON carries it; the defaults are the table's.
 */
export const timeRequestRow = z.object({
  leadId: id,
  profileId: id,
  /** Beginnings, in the order of the calendar. */
  proposed: z.array(timestamp).min(1).max(3),
  minutes: z.int().min(15).max(120),
  service: z.string().max(80).nullable().default(null),
  status: timeRequestStatus.default('waiting'),
  confirmedFrom: timestamp.nullable().default(null),
  confirmedTo: timestamp.nullable().default(null),
  cancelledBy: z.enum(['owner', 'visitor']).nullable().default(null),
  decidedAt: timestamp.nullable().default(null),
});
export type TimeRequestRow = z.output<typeof timeRequestRow>;
