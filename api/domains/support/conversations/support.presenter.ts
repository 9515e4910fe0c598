import type { SupportAttachment, SupportMessage } from '../../../contract/support/support.schema.ts';
import type { Message } from '../../../models/Message.ts';
import type { SupportAttachment as AttachmentRow } from '../../../models/SupportAttachment.ts';
import { conversationOf } from './conversation-of.ts';
import type { SupportReader } from './support.policy.ts';

/**
 * A support message as this user sees it; only a message to them counts as unread. `sender` and `ticket` must be
 * loaded.
 * @param company name under which automatic replies are signed
 */
export function presentSupportMessage(row: Message, reader: SupportReader, company: string): SupportMessage {
  const askedBy = row.ticket?.userId ?? row.userId ?? 0;
  const waits =
    row.recipientId === reader.id ||
    (reader.role !== 'user' && row.recipientId === null && row.userId !== reader.id);
  return {
    id: row.id,
    conversationId: conversationOf(row),
    userId: askedBy,
    senderId: row.userId,
    username: row.userId === null ? company : (row.sender?.username ?? ''),
    from: row.userId === askedBy ? 'user' : 'support',
    isAutomatic: row.userId === null,
    content: row.content,
    attachments: (row.attachments ?? []).map(presentAttachment),
    isRead: row.isRead || !waits,
    isClosed: row.isClosed,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentAttachment(row: AttachmentRow): SupportAttachment {
  const { id, name, mimeType, byteSize, width, height } = row;
  return { id, name, mimeType, byteSize, width, height };
}
