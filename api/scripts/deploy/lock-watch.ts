import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../adapters/database.ts';

/** What waited longest for a lock at the database, whatever else the machine did. */
export interface LockWait {
  milliseconds: number;
  query: string;
}

const everyMilliseconds = 10;

/**
 * Looks again and again at who waits for a lock. The database itself says since when, so a wait is at most one look
 * longer than was seen.
 * @returns ends the watch; the longest wait of an application's statement
 */
export function watchLocks(databaseUrl: string): () => Promise<LockWait> {
  const knex = openDatabase(databaseUrl, 1);
  let longest: LockWait = { milliseconds: 0, query: '' };
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const { rows } = await knex.raw<{ rows: LockWait[] }>(
        `select extract(epoch from clock_timestamp() - l.waitstart)::float8 * 1000 as milliseconds, a.query
           from pg_locks l join pg_stat_activity a using (pid)
           where not l.granted and l.waitstart is not null and a.datname = current_database()
             and a.query !~* '^\\s*(alter|create|drop|lock|select pg_advisory)'
           order by l.waitstart limit 1`,
      );
      const [wait] = rows;
      if (wait && wait.milliseconds > longest.milliseconds) longest = wait;
      await pause(everyMilliseconds);
    }
  })();
  return async () => {
    over.abort();
    await watching;
    await knex.destroy();
    return { ...longest, milliseconds: Math.round(longest.milliseconds) };
  };
}
