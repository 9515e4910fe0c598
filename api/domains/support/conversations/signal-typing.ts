import type { Knex } from 'knex';
import type { SupportTicket } from '../../../models/SupportTicket.ts';
import { isStaff, type SupportReader } from './support.policy.ts';

/**
 * Tells the open tabs of those who read a conversation that somebody writes in it; nothing is stored (docs/product.md
 * 13.11). Only staff write notes.
 */
export async function signalTyping(
  knex: Knex,
  by: SupportReader,
  { id, userId }: SupportTicket,
  { isNote }: { isNote: boolean },
): Promise<void> {
  const what = isNote && isStaff(by) ? 'note' : 'message';
  await knex.raw(`select pg_notify('live_events', ?)`, [`typing ${userId} ${id} ${by.id} ${what}`]);
}
