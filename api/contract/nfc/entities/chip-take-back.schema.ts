import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

const takeBackStatuses = ['asked', 'confirmed', 'refused', 'withdrawn'] as const;
const takeBackStatus = z.enum(takeBackStatuses);

/**
 * A request of staff for an owner's chip; the owner keeps it until they agree. A row of `chip_take_backs` as JSON
 * carries it; the defaults are the table's.
 */
export const chipTakeBackRow = z.object({
  id,
  allocationId: id,
  /** The owner who has to agree. */
  ownerId: id,
  askedBy: id.nullable().default(null),
  reason: z.string().min(1).max(500),
  status: takeBackStatus.default('asked'),
  createdAt: timestamp,
  closedAt: timestamp.nullable().default(null),
});
export type ChipTakeBackRow = z.output<typeof chipTakeBackRow>;
