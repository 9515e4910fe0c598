import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import type { z } from 'zod';
import {
  conversationsOnPage,
  type InboxConversation,
  type InboxCounts,
  type inboxQuery,
} from '../../../contract/support/inbox.schema.ts';
import { supportPromise, supportWeek } from '../../../contract/support/support-promise.ts';
import { afterBusinessMinutes, beforeBusinessMinutes } from '../../../lib/business-hours.ts';
import { Message } from '../../../models/Message.ts';
import { searchPattern, searchExpression } from '../../../models/search-expressions.ts';
import { SupportTicket } from '../../../models/SupportTicket.ts';
import { presentConversations } from '../conversations/conversations.queries.ts';
import type { SupportReader } from '../conversations/support.policy.ts';
import { waitingFor } from '../conversations/support.queries.ts';
import { topicColumns } from '../conversations/support-topics.ts';

type InboxFilter = z.output<typeof inboxQuery>;
type Tickets = QueryBuilder<SupportTicket, SupportTicket[]>;

/** Ids of the conversations with messages waiting for this user: few, and found by their own index. */
const waitingTickets = (knex: Knex, reader: SupportReader) =>
  waitingFor(Message.query(knex), reader).where('is_support', true).distinct('ticket_id');

/**
 * One page of the inbox (docs/product.md 7 and 13.11): conversations that have waited longer than promised first, then
 * those with unread messages, then by newest message. A page past the last is empty.
 */
export async function readInbox(
  knex: Knex,
  reader: SupportReader,
  filter: InboxFilter,
  now: Date,
): Promise<{ tickets: SupportTicket[]; total: number }> {
  const waiting = waitingTickets(knex, reader);
  const query = SupportTicket.query(knex)
    .modify(narrow, reader, filter, now)
    .orderByRaw(
      `(${isOverdue}) desc, support_tickets.id in (:waiting) desc, last_message_at desc, support_tickets.id desc`,
      { ...overdueBefore(now), waiting: waiting.toKnexQuery() },
    );
  if (filter.unread) query.whereIn('support_tickets.id', waitingTickets(knex, reader));
  const { results, total } = await query.page(filter.page - 1, conversationsOnPage);
  return { tickets: results, total };
}

function narrow(query: Tickets, reader: SupportReader, filter: InboxFilter, now: Date): void {
  const { state, assigned, about, userId } = filter;
  if (state === 'open')
    void query.whereNull('closed_at').whereRaw('(snoozed_until is null or snoozed_until <= ?)', [now]);
  if (state === 'snoozed') void query.whereNull('closed_at').where('snoozed_until', '>', now);
  if (state === 'closed') void query.whereNotNull('closed_at');
  if (assigned === 'me') void query.where('assigned_to', reader.id);
  if (assigned === 'nobody') void query.whereNull('assigned_to');
  if (typeof assigned === 'number') void query.where('assigned_to', assigned);
  if (userId !== undefined) void query.where('support_tickets.user_id', userId);
  if (about === 'none') void query.whereNull('profile_id').whereNull('order_id').whereNull('allocation_id');
  else if (about) void query.whereNotNull(SupportTicket.propertyNameToColumnName(topicColumns[about]));
  const text = filter.q?.trim();
  if (text)
    void query.whereRaw(
      searched,
      Array.from({ length: 3 }, () => searchPattern(text)),
    );
}

/** Each part is served by its own index: one condition over three tables would read them all. */
const searched = `support_tickets.id in (
  select id from support_tickets where (${searchExpression('support_tickets')}) ilike ?
  union
  select ticket_id from messages where is_support and (${searchExpression('messages')}) ilike ?
  union
  select support_tickets.id from support_tickets join users on users.id = support_tickets.user_id
    where (${searchExpression('users')}) ilike ?)`;

/** Whether somebody has waited longer than promised; its values are those of `overdueBefore`. */
const isOverdue = `closed_at is null and waiting_since is not null
  and waiting_since <= case when first_answered_at is null then :first::timestamptz else :next::timestamptz end`;

/** Whoever waits since these times or longer was to be answered by now; hours in which nobody answers don't count. */
const overdueBefore = (now: Date) => ({
  first: beforeBusinessMinutes(now, supportPromise.first, supportWeek),
  next: beforeBusinessMinutes(now, supportPromise.next, supportWeek),
});

/** When the user of a conversation is to be answered; null while nobody waits. */
function dueAt({ closedAt, waitingSince, firstAnsweredAt }: SupportTicket): string | null {
  if (closedAt !== null || waitingSince === null) return null;
  const minutes = supportPromise[firstAnsweredAt === null ? 'first' : 'next'];
  return afterBusinessMinutes(waitingSince, minutes, supportWeek).toISOString();
}

/** The counts beside the inbox in the menu. */
export async function countInbox(knex: Knex, reader: SupportReader, now: Date): Promise<InboxCounts> {
  const isAwake = '(snoozed_until is null or snoozed_until <= :now)';
  const { rows } = (await knex.raw(
    `select count(*) filter (where ${isAwake}) as open,
        count(*) filter (where ${isAwake} and assigned_to = :me) as mine,
        count(*) filter (where ${isAwake} and ${isOverdue}) as overdue,
        count(*) filter (where not ${isAwake}) as snoozed,
        (select count(distinct ticket_id) from (:waiting) waiting) as unread
      from support_tickets where closed_at is null`,
    { me: reader.id, now, ...overdueBefore(now), waiting: waitingTickets(knex, reader).toKnexQuery() },
  )) as { rows: [InboxCounts] };
  return rows[0];
}

/** These conversations for the inbox, in the given order. */
export async function presentForInbox(
  knex: Knex,
  tickets: readonly SupportTicket[],
  reader: SupportReader,
  company: string,
): Promise<InboxConversation[]> {
  const shown = await presentConversations(knex, tickets, reader, company);
  const assignees = await namesOf(knex, tickets);
  return shown.map((conversation, index) => {
    const ticket = tickets[index] as SupportTicket;
    const { assignedTo } = ticket;
    const due = dueAt(ticket);
    return {
      ...conversation,
      lastMessageAt: ticket.lastMessageAt.toISOString(),
      assignee: assignedTo === null ? null : { id: assignedTo, username: assignees.get(assignedTo) ?? '' },
      waitingSince: due === null ? null : (ticket.waitingSince?.toISOString() ?? null),
      dueAt: due,
      snoozedUntil: ticket.snoozedUntil?.toISOString() ?? null,
    };
  });
}

async function namesOf(knex: Knex, tickets: readonly SupportTicket[]): Promise<Map<number, string>> {
  const ids = [...new Set(tickets.flatMap(({ assignedTo }) => (assignedTo === null ? [] : [assignedTo])))];
  if (ids.length === 0) return new Map();
  const people = (await knex('users').whereIn('id', ids).select('id', 'username')) as {
    id: number;
    username: string;
  }[];
  return new Map(people.map(({ id, username }) => [id, username]));
}
