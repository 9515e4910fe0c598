import type { Knex } from 'knex';
import { conversationsAtOnce, type SupportConversation } from '../../../contract/support/support.schema.ts';
import { Message } from '../../../models/Message.ts';
import { SupportTicket } from '../../../models/SupportTicket.ts';
import { User } from '../../../models/User.ts';
import { conversationOf } from './conversation-of.ts';
import { isStaff, type SupportReader } from './support.policy.ts';
import { presentSupportMessage } from './support.presenter.ts';
import { shownMessages, waitingFor } from './support.queries.ts';
import { topicsOf } from './support-topics.ts';

/**
 * Conversations a user may read (their own, for staff all): those with unread messages first, then by newest message.
 * A page past the last is empty.
 */
export function listConversations(
  knex: Knex,
  reader: SupportReader,
  { state, page }: { state: 'open' | 'closed' | 'all'; page: number },
): Promise<SupportTicket[]> {
  const unread = waitingFor(Message.query(knex), reader).whereColumn('ticket_id', 'support_tickets.id');
  const query = SupportTicket.query(knex)
    .orderByRaw('exists (?) desc, last_message_at desc, id desc', [unread.select('id').toKnexQuery()])
    .limit(conversationsAtOnce)
    .offset((page - 1) * conversationsAtOnce);
  if (!isStaff(reader)) query.where({ user_id: reader.id });
  if (state === 'open') query.whereNull('closed_at');
  if (state === 'closed') query.whereNotNull('closed_at');
  return query.execute();
}

/** These conversations as this user sees them, in the given order. */
export async function presentConversations(
  knex: Knex,
  tickets: readonly SupportTicket[],
  reader: SupportReader,
  company: string,
): Promise<SupportConversation[]> {
  const ids = tickets.map(({ id }) => id);
  // One after the other: within a transaction they share one connection.
  const people = await User.query(knex)
    .whereIn('id', [...new Set(tickets.map(({ userId }) => userId))])
    .select('id', 'username');
  const topics = await topicsOf(knex, tickets);
  const last = await newestOfEach(shownMessages(knex), ids);
  const lastOfPeople = await newestOfEach(Message.query(knex).whereNotNull('user_id'), ids);
  const unread = await waitingFor(Message.query(knex), reader)
    .whereIn('ticket_id', ids)
    .groupBy('ticket_id')
    .select('ticket_id')
    .count('id as waiting')
    .castTo<{ ticketId: number; waiting: number }[]>();
  const nameOf = new Map(people.map(({ id, username }) => [id, username]));
  const unreadOf = new Map(unread.map(({ ticketId, waiting }) => [ticketId, waiting]));
  return tickets.map((ticket) => {
    const lastMessage = last.get(ticket.id);
    return {
      id: ticket.id,
      userId: ticket.userId,
      username: nameOf.get(ticket.userId) ?? '',
      subject: ticket.subject,
      about: topics.get(ticket.id) ?? null,
      isClosed: ticket.closedAt !== null,
      unread: unreadOf.get(ticket.id) ?? 0,
      awaitsAnswer: ticket.closedAt === null && lastOfPeople.get(ticket.id)?.userId === ticket.userId,
      lastMessage: lastMessage ? presentSupportMessage(lastMessage, reader, company) : null,
      createdAt: ticket.createdAt.toISOString(),
    };
  });
}

async function newestOfEach(
  messages: ReturnType<typeof shownMessages>,
  ticketIds: readonly number[],
): Promise<Map<number, Message>> {
  const rows = await messages
    .distinctOn('ticket_id')
    // Columns are selected by name, or those that only relations need would be removed again.
    .select('messages.*')
    .whereIn('ticket_id', [...ticketIds])
    .orderBy([{ column: 'ticket_id' }, { column: 'id', order: 'desc' }]);
  return new Map(rows.map((row) => [conversationOf(row), row]));
}
