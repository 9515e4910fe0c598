import type { Knex } from 'knex';
import { buildIndex, dropIndex } from './tools/build-index.ts';

export const config = { transaction: false };

const name = 'mail_log_transactional_due_index';

/** The oldest due mail that is no bulk mail is found at once, however much bulk mail is due before it. */
export async function up(knex: Knex): Promise<void> {
  await buildIndex(knex, {
    name,
    table: 'mail_log',
    definition: `(next_try_at, id) where status = 'queued' and not is_bulk`,
  });
}

export async function down(knex: Knex): Promise<void> {
  await dropIndex(knex, name);
}
