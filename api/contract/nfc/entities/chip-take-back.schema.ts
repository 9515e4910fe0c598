import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

const takeBackStatuses = ['asked', 'confirmed', 'refused', 'withdrawn'] as const;
const takeBackStatus = z.enum(takeBackStatuses);

/**
 * Staff ask an owner for a chip back; nothing moves before the owner says yes.
 * A row of `chip_take_backs` as JSON carries it; the defaults are the table's.
 */
export const chipTakeBackRow = z.object({
  id,
  allocationId: id,
  /** Whose yes it takes. */
  ownerId: id,
  askedBy: id.nullable().default(null),
  reason: z.string().min(1).max(500),
  status: takeBackStatus.default('asked'),
  createdAt: timestamp,
  closedAt: timestamp.nullable().default(null),
});
export type ChipTakeBackRow = z.output<typeof chipTakeBackRow>;
