import type { SupportMessage } from '../../contract/support.ts';
import type { Actor } from '../../http/context.ts';
import type { Message } from '../../models/Message.ts';

/** A support message as this reader sees it; only what waits for them counts as unread. */
export function presentSupportMessage(row: Message, reader: Actor): SupportMessage {
  const writtenByStaff = row.sender !== undefined && row.sender.userRole !== 'user';
  const waits =
    row.recipientId === reader.id ||
    (reader.role !== 'user' && row.recipientId === null && row.userId !== reader.id);
  return {
    id: row.id,
    userId: writtenByStaff ? (row.recipientId ?? row.userId) : row.userId,
    senderId: row.userId,
    username: row.sender?.username ?? '',
    content: row.content,
    isRead: row.isRead || !waits,
    isClosed: row.isClosed,
    createdAt: row.createdAt.toISOString(),
  };
}
