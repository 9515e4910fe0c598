import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';

/** Milliseconds between two looks at how far the replica is, and the most that one look may take. */
const rhythm = 1_000;
/** Milliseconds behind the primary beyond which nobody reads there. */
const mostBehind = 10_000;
/** Milliseconds between questions whether the replica has what somebody wrote; then they read at the primary. */
const patience = [0, 5, 10, 20, 40, 80, 120];

/** A streaming replica of the database, for reads that may be a moment old (docs/deploy.md, "A replica for reading"). */
export interface Replica {
  /** Milliseconds it is behind the primary; null while that isn't known. */
  readonly behind: number | null;
  /**
   * The pool to read from.
   * @param written the place in the primary's log that the reader has to see; null for whoever wrote nothing
   * @returns null when the replica is away, too far behind, or has not replayed that place within a third of a second
   */
  reach(written: string | null): Promise<Knex | null>;
  /** Nobody reads there until it has answered again. */
  leave(): void;
  close(): Promise<void>;
}

/** A place in the primary's log after everything that was committed so far. */
export async function placeInLog(primary: Knex): Promise<string> {
  const { rows } = await primary.raw<{ rows: [{ place: string }] }>(
    'select pg_current_wal_insert_lsn()::text as place',
  );
  return rows[0].place;
}

/**
 * Watches how far a replica is behind, and hands out its pool while that is near enough.
 * @param knex a pool that only reads, at the replica; closed with it
 */
export function openReplica(primary: Knex, knex: Knex): Replica {
  /** Places of the primary's log with the moment at which each was reached, the oldest that isn't replayed first. */
  let marks: { place: string; at: number }[] = [];
  let behind: number | null = null;
  const closed = new AbortController();

  const hasReplayed = async (place: string) =>
    (
      await knex.raw<{ rows: [{ there: boolean | null }] }>(
        'select pg_last_wal_replay_lsn() >= ?::pg_lsn as there',
        [place],
      )
    ).rows[0].there === true;

  async function look(): Promise<void> {
    marks.push({ place: await placeInLog(primary), at: performance.now() });
    while (marks[0] && (await hasReplayed(marks[0].place))) marks.shift();
    behind = marks[0] ? performance.now() - marks[0].at : 0;
    // Beyond that nobody reads there; a newer mark tells as well when it is back.
    if (marks.length > 60) marks = marks.filter((_mark, index) => index % 2 === 0);
  }

  async function watch(): Promise<void> {
    while (!closed.signal.aborted) {
      const overdue = pause(rhythm, false, { ref: false });
      const isKnown = await Promise.race([look().then(() => true), overdue]).catch(() => false);
      if (!isKnown) behind = null;
      await pause(rhythm, undefined, { ref: false });
    }
  }
  void watch();

  return {
    get behind() {
      return behind;
    },
    async reach(written) {
      if (behind === null || behind > mostBehind) return null;
      if (written === null) return knex;
      try {
        for (const wait of patience) {
          if (wait > 0) await pause(wait);
          if (await hasReplayed(written)) return knex;
        }
      } catch {
        behind = null;
      }
      return null;
    },
    leave() {
      behind = null;
    },
    async close() {
      closed.abort();
      await knex.destroy();
    },
  };
}
