import type { Knex } from 'knex';
import type { SupportThread } from '../../../contract/support/support.schema.ts';
import type { SupportTicket } from '../../../models/SupportTicket.ts';
import { presentConversations } from './conversations.queries.ts';
import type { SupportReader } from './support.policy.ts';
import { presentSupportMessage } from './support.presenter.ts';
import { shownMessages } from './support.queries.ts';

/** Messages of one page. */
const atOnce = 50;

/**
 * A conversation with its newest messages, or the newest before one of them.
 * @param company name under which automatic replies are signed
 */
export async function readThread(
  knex: Knex,
  ticket: SupportTicket,
  reader: SupportReader,
  { company, before }: { company: string; before?: number | undefined },
): Promise<SupportThread> {
  const query = shownMessages(knex)
    .where({ ticket_id: ticket.id })
    .orderBy('id', 'desc')
    .limit(atOnce + 1);
  if (before !== undefined) query.where('id', '<', before);
  const rows = await query;
  const [conversation] = await presentConversations(knex, [ticket], reader, company);
  return {
    conversation: conversation as SupportThread['conversation'],
    messages: rows
      .slice(0, atOnce)
      .toReversed()
      .map((row) => presentSupportMessage(row, reader, company)),
    hasOlder: rows.length > atOnce,
  };
}
