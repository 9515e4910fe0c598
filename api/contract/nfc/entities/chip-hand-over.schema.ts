import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

const handOverStatuses = ['offered', 'accepted', 'declined', 'withdrawn'] as const;
const handOverStatus = z.enum(handOverStatuses);
/**
 * A chip that its owner offers to another user, who has to accept it. A row of `chip_hand_overs` as JSON carries it;
 * the defaults are the table's.
 */
export const chipHandOverRow = z.object({
  id,
  allocationId: id,
  fromUserId: id,
  toUserId: id,
  /** The e-mail or user name the giver typed; the receiver's other one stays unknown to them. */
  namedAs: z.string().min(1).max(254),
  status: handOverStatus.default('offered'),
  createdAt: timestamp,
  closedAt: timestamp.nullable().default(null),
});
export type ChipHandOverRow = z.output<typeof chipHandOverRow>;
