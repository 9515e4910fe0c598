import type { Knex } from 'knex';

/** Whether the server ends a statement that takes too long, as whoever this pool signs in. */
export async function hasTimeLimit(knex: Knex): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: [{ limit: string }] }>(
    `select current_setting('statement_timeout') as limit`,
  );
  return rows[0].limit !== '0';
}
