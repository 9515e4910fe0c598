import type { Knex } from 'knex';

/**
 * Mails of a stopped campaign waited for ever, and were due again when it was resumed; now the queue passes them over by
 * the campaign's status, and resuming it leaves them as they are. One statement: an index finds the few that wait.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update mail_log set next_try_at = now() where status = 'queued' and next_try_at = 'infinity'
  `);
}

/** The version before passes them over as well. */
export async function down(): Promise<void> {}
