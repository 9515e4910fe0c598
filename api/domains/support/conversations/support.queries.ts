import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { Message } from '../../../models/Message.ts';
import { SupportAttachment } from '../../../models/SupportAttachment.ts';
import { SupportTicket } from '../../../models/SupportTicket.ts';
import { lockConversationsOf } from './lock-conversations.ts';
import { isStaff, type SupportReader } from './support.policy.ts';

type Messages<Result> = QueryBuilder<Message, Result>;

/** Support messages with the relations that presenting them needs. */
export function shownMessages(knex: Knex): Messages<Message[]> {
  return Message.query(knex)
    .where('messages.is_support', true)
    .withGraphFetched('[sender(name), ticket(owner)]')
    .modifiers({
      name: (users) => void users.select('id', 'username'),
      owner: (tickets) => void tickets.select('id', 'user_id'),
    })
    .runAfter((found) => withAttachments(knex, found)) as Messages<Message[]>;
}

/** After the relations, not beside them: within a transaction all share one connection. */
async function withAttachments<Found>(knex: Knex, found: Found): Promise<Found> {
  const rows = [found].flat().filter((row) => row instanceof Message);
  const ids = rows.map(({ id }) => id);
  const files = ids.length
    ? await SupportAttachment.query(knex).whereIn('message_id', ids).orderBy('id')
    : [];
  for (const row of rows) row.attachments = files.filter(({ messageId }) => messageId === row.id);
  return found;
}

/**
 * Support messages a user may read, the newest first: their own conversations, for staff all (docs/specification.md
 * 6, docs/product.md 1).
 */
export function listSupportMessages(
  knex: Knex,
  reader: SupportReader,
  { limit, openOnly = false }: { limit: number; openOnly?: boolean },
): Promise<Message[]> {
  const query = shownMessages(knex)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
  if (openOnly) query.where({ is_closed: false });
  if (!isStaff(reader))
    query.whereIn('ticket_id', SupportTicket.query(knex).where({ user_id: reader.id }).select('id'));
  return query.execute();
}

/**
 * Restricts messages to those waiting for this user: messages to them, and for staff also those to support as a
 * whole.
 */
export function waitingFor<Result>(query: Messages<Result>, reader: SupportReader): Messages<Result> {
  return query.where({ is_read: false }).where((mine) => {
    mine.where({ recipient_id: reader.id });
    if (isStaff(reader))
      mine.orWhere((shared) => {
        shared.where({ recipient_id: null, is_support: true }).whereNot({ user_id: reader.id });
      });
  }) as Messages<Result>;
}

/**
 * Marks the messages waiting for this user as read; a message that one of the staff has read is read for all of them.
 * Locks the account first and the messages by number, as all changes of conversations do.
 * @param only restricts them further, for example to one conversation
 * @returns how many there were
 */
export function markRead(
  knex: Knex,
  reader: SupportReader,
  only: { is_support?: true; ticket_id?: number } = {},
): Promise<number> {
  return knex.transaction(async (trx) => {
    await lockConversationsOf(trx, reader.id);
    const waiting = await waitingFor(Message.query(trx).where(only), reader)
      .orderBy('id')
      .select('id')
      .forNoKeyUpdate();
    const ids = waiting.map(({ id }) => id);
    return Message.query(trx).patch({ isRead: true }).whereIn('id', ids);
  });
}
