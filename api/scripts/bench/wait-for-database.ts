import { setTimeout as pause } from 'node:timers/promises';
import type { World } from './world.ts';

/** Waits until the database has ended what was asked of it, also for those who have gone: it would slow what is next. */
export async function waitForDatabase({ knex }: World): Promise<void> {
  for (;;) {
    const { rows } = await knex.raw<{ rows: [{ busy: number }] }>(
      `select count(*)::integer as busy from pg_stat_activity
       where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    if (rows[0].busy === 0) return;
    await pause(100);
  }
}
