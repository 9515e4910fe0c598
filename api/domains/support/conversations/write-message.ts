import type { Knex } from 'knex';
import type { Actor } from '../../../http/context.ts';
import { Message } from '../../../models/Message.ts';
import type { SupportTicket } from '../../../models/SupportTicket.ts';
import type { User } from '../../../models/User.ts';
import { attachFiles } from '../attachments/attach-files.ts';
import { conversationOf } from './conversation-of.ts';
import { writeAutomaticReply } from './write-automatic-reply.ts';

export interface Sent {
  ticketId: number;
  messageId: number;
  automaticReplyId: number | null;
}

interface NewWords {
  content: string;
  clientId: string | null;
  sentAt: Date;
  attachmentIds?: readonly number[] | undefined;
}

/**
 * Stores a message in an open conversation whose user is locked; the user's own gets the automatic reply. The first
 * of the staff who answers becomes the conversation's handler.
 * @param asking the user whose conversation it is
 * @throws {AppError} `validation_failed` on attachmentIds for a file that isn't the sender's, or was sent already
 */
export async function writeMessage(
  trx: Knex.Transaction,
  sender: Pick<Actor, 'id'>,
  { ticket, asking }: { ticket: SupportTicket; asking: User },
  { content, clientId, sentAt, attachmentIds = [] }: NewWords,
): Promise<Sent> {
  const isAsking = sender.id === asking.id;
  const message = await Message.query(trx).insertAndFetch({
    userId: sender.id,
    recipientId: isAsking ? null : asking.id,
    ticketId: ticket.id,
    clientId,
    content,
    isSupport: true,
    createdAt: sentAt,
  });
  await attachFiles(trx, message, attachmentIds);
  if (!isAsking && ticket.assignedTo === null) await ticket.$query(trx).patch({ assignedTo: sender.id });
  const reply = isAsking
    ? await writeAutomaticReply(trx, ticket, { sentAt, language: asking.language })
    : null;
  return { ticketId: ticket.id, messageId: message.id, automaticReplyId: reply?.id ?? null };
}

/** The result of the same sending when it arrived before; undefined when it is new. */
export async function findSent(
  trx: Knex.Transaction,
  sender: Pick<Actor, 'id'>,
  clientId: string | null,
): Promise<Sent | undefined> {
  if (clientId === null) return undefined;
  const message = await Message.query(trx).findOne({ user_id: sender.id, client_id: clientId });
  if (!message) return undefined;
  const next = await Message.query(trx)
    .where({ ticket_id: message.ticketId })
    .andWhere('id', '>', message.id)
    .orderBy('id')
    .first();
  return {
    ticketId: conversationOf(message),
    messageId: message.id,
    automaticReplyId: next?.userId === null ? next.id : null,
  };
}
