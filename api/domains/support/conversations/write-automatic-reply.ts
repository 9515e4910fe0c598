import type { Knex } from 'knex';
import type { Language } from '../../../contract/base/languages.ts';
import { automaticReplyDelay } from '../../../contract/support/automatic-reply-delay.ts';
import { Message } from '../../../models/Message.ts';
import type { SupportTicket } from '../../../models/SupportTicket.ts';
import { automaticReplyBeginning, supportHours } from '../../../contract/support/messages.ts';

/** Milliseconds after which a conversation gets an automatic reply again. */
const calm = 12 * 60 * 60_000;

/**
 * Stores the automatic reply to a message just sent (docs/specification.md 4), as a message without a sender that
 * counts as read. One is enough until staff answer or half a day has passed.
 * @param sentAt of the message; the reply has the time at which it appears
 * @returns null when there was one already
 */
export async function writeAutomaticReply(
  trx: Knex.Transaction,
  ticket: Pick<SupportTicket, 'id' | 'userId'>,
  { sentAt, language }: { sentAt: Date; language: Language },
): Promise<Message | null> {
  const last = await Message.query(trx)
    .where({ ticket_id: ticket.id })
    // Not the user's own: the others are automatic replies or answers.
    .whereRaw('user_id is distinct from ?', [ticket.userId])
    .orderBy('id', 'desc')
    .first();
  const saidAlready = last?.userId === null && sentAt.getTime() - last.createdAt.getTime() < calm;
  if (saidAlready) return null;
  return Message.query(trx).insertAndFetch({
    userId: null,
    recipientId: ticket.userId,
    ticketId: ticket.id,
    content: `${automaticReplyBeginning[language]} ${supportHours[language]}`,
    isSupport: true,
    isRead: true,
    createdAt: new Date(sentAt.getTime() + automaticReplyDelay),
  });
}
