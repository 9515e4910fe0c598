import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

export const allocationStatuses = ['active', 'frozen', 'replaced', 'released'] as const;
const allocationStatus = z.enum(allocationStatuses);
export type AllocationStatus = z.infer<typeof allocationStatus>;

/**
 * A chip: a piece of an order, the card it leads to, and its code. A row of `card_allocations` as JSON carries it;
 * the defaults are the table's.
 */
export const cardAllocationRow = z.object({
  id,
  /** Null for a chip that was handed over and whose order is gone. */
  orderId: id.nullable().default(null),
  /** The chip's owner; null until it is claimed. */
  userId: id.nullable().default(null),
  profileId: id.nullable().default(null),
  quantity: z.int().min(1).default(1),
  status: allocationStatus.default('active'),
  tapCode: z.string().regex(/^[a-z0-9]{13,24}$/u),
  /** What its owner calls it. */
  name: z.string().min(1).max(40).nullable().default(null),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type CardAllocationRow = z.output<typeof cardAllocationRow>;
