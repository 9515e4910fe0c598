import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

/**
 * One line of a conversation; support's when isSupport.
 * A row of `messages` as JSON carries it; the defaults are the table's.
 */
export const messageRow = z.object({
  id,
  /** Who wrote it; empty for support's automatic reply. */
  userId: id.nullable().default(null),
  /** Whom it is for; empty for support as a whole. */
  recipientId: id.nullable().default(null),
  /** The conversation of a support message. */
  ticketId: id.nullable().default(null),
  /** Made by the sender's client, the same when it tries again. */
  clientId: z.uuid().nullable().default(null),
  content: z.string().min(1).max(5000),
  isRead: z.boolean().default(false),
  isSupport: z.boolean().default(false),
  isClosed: z.boolean().default(false),
  createdAt: timestamp,
});
