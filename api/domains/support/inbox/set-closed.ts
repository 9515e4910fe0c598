import type { Knex } from 'knex';
import { Message } from '../../../models/Message.ts';
import type { SupportTicket } from '../../../models/SupportTicket.ts';

/**
 * Closes a conversation whose user is locked, or reopens it; it is no longer put aside. A trigger updates its messages. They are locked in the
 * order in which reading locks them, so that the two can't deadlock.
 * @param closedAt null reopens it
 */
export async function setClosed(
  trx: Knex.Transaction,
  ticket: SupportTicket,
  closedAt: Date | null,
): Promise<void> {
  await Message.query(trx).where({ ticket_id: ticket.id }).orderBy('id').select('id').forNoKeyUpdate();
  await ticket.$query(trx).patch({ closedAt, snoozedUntil: null });
}
