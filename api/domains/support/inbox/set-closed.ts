import type { Knex } from 'knex';
import { Message } from '../../../models/Message.ts';
import type { SupportTicket } from '../../../models/SupportTicket.ts';

/**
 * Closes a conversation whose person is locked, or opens it again; a trigger has its messages follow. They are
 * locked in the order in which reading locks them, so that the two can't wait for each other.
 * @param closedAt null opens it
 */
export async function setClosed(
  trx: Knex.Transaction,
  ticket: SupportTicket,
  closedAt: Date | null,
): Promise<void> {
  await Message.query(trx).where({ ticket_id: ticket.id }).orderBy('id').select('id').forNoKeyUpdate();
  await ticket.$query(trx).patch({ closedAt });
}
