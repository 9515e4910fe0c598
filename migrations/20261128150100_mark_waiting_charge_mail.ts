import type { Knex } from 'knex';

/**
 * What the clock wrote of charges and plans before such mails gave way keeps nobody waiting either. Receipts stay as they
 * are: nothing in the queue tells a renewal's from one that somebody waits for.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update mail_log set is_bulk = true
      where status = 'queued' and not is_bulk and template in ('charge_failed', 'package_ended')
  `);
}

/** Which of them gave way before is not known, nor worth knowing: all of them may. */
export async function down(): Promise<void> {}
