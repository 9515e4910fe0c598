import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

/**
 * A conversation with support: one user's, with one topic at most. A row of `support_tickets` as JSON carries it; the
 * defaults are the table's.
 */
export const supportTicketRow = z.object({
  id,
  userId: id,
  /** Null where the conversation started with a message in the chat. */
  subject: z.string().min(1).max(200).nullable().default(null),
  profileId: id.nullable().default(null),
  orderId: id.nullable().default(null),
  allocationId: id.nullable().default(null),
  lastMessageAt: timestamp,
  closedAt: timestamp.nullable().default(null),
  createdAt: timestamp,
  assignedTo: id.nullable().default(null),
  /** Of the first message of the user that nobody has answered. */
  waitingSince: timestamp.nullable().default(null),
  firstAnsweredAt: timestamp.nullable().default(null),
  /** Until then the inbox keeps it out of what is open. */
  snoozedUntil: timestamp.nullable().default(null),
});
