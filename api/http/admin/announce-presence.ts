import type { Knex } from 'knex';
import type { AdminResourceName } from '../../contract/admin/rows.schema.ts';
import type { Presence } from '../../contract/admin/presence.schema.ts';

interface FormOfRecord {
  resource: AdminResourceName;
  id: number;
  /** Who of staff has it open. */
  byId: number;
}

/**
 * Tells colleagues who may read a record that its form is open, or was closed, over the live stream; nothing is stored
 * (docs/product.md 13.2).
 */
export async function announcePresence(
  knex: Knex,
  { resource, id, byId }: FormOfRecord,
  { step, openSeconds }: Presence,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - openSeconds * 1_000).toISOString();
  await knex.raw(`select pg_notify('live_events', ?)`, [
    `presence ${resource} ${id} ${byId} ${step} ${since}`,
  ]);
}
