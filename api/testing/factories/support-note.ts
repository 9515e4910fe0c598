import type { Knex } from 'knex';
import { SupportNote } from '../../models/SupportNote.ts';
import type { Overrides } from './overrides.ts';
import { createSupportTicket } from './support-ticket.ts';

/** A line of staff about a conversation. */
export async function createSupportNote(
  knex: Knex,
  overrides: Overrides<SupportNote> = {},
): Promise<SupportNote> {
  return SupportNote.query(knex).insertAndFetch({
    ticketId: overrides.ticketId ?? (await createSupportTicket(knex)).id,
    kind: 'note',
    content: 'דיברנו בטלפון, מחכה לצילום מסך.',
    ...overrides,
  });
}
