import type { Knex } from 'knex';
import { Message } from '../../../models/Message.ts';
import { SupportTicket } from '../../../models/SupportTicket.ts';
import { conversationOf } from '../conversations/conversation-of.ts';
import { lockConversationsOf } from '../conversations/lock-conversations.ts';
import { setClosed } from './set-closed.ts';

/**
 * Closes the conversation of a message, or reopens it (docs/specification.md 4). Repeating it changes nothing.
 * @param now null reopens it
 * @throws {NotFoundError} when there is no such support message
 */
export async function changeConversationState(
  trx: Knex.Transaction,
  messageId: number,
  now: Date | null,
): Promise<SupportTicket> {
  const message = await Message.query(trx)
    .findById(messageId)
    .where({ is_support: true })
    .select('id', 'ticket_id')
    .throwIfNotFound();
  const { id, userId } = await SupportTicket.query(trx).findById(conversationOf(message)).throwIfNotFound();
  await lockConversationsOf(trx, userId);
  const ticket = await SupportTicket.query(trx).findById(id).throwIfNotFound();
  if ((ticket.closedAt === null) !== (now === null)) await setClosed(trx, ticket, now);
  return ticket;
}
