import type { Knex } from 'knex';
import { expect } from 'vitest';

/** Resolves when a transaction of this database waits for another: what was asked for last has come to what is held. */
export async function waitForLock(knex: Knex): Promise<void> {
  const waiting = async () => {
    const { rows } = await knex.raw<{ rows: object[] }>(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 60_000 }).toBe(1);
}
