import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

/**
 * One message of a conversation; support's when isSupport. A row of `messages` as JSON carries it; the defaults are
 * the table's.
 */
export const messageRow = z.object({
  id,
  /** The sender; null for support's automatic reply. */
  userId: id.nullable().default(null),
  /** The recipient; null for support as a whole. */
  recipientId: id.nullable().default(null),
  /** The conversation of a support message. */
  ticketId: id.nullable().default(null),
  clientId: z.uuid().nullable().default(null),
  content: z.string().min(1).max(5000),
  isRead: z.boolean().default(false),
  isSupport: z.boolean().default(false),
  isClosed: z.boolean().default(false),
  createdAt: timestamp,
});
