import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';

interface Backfill {
  table: string;
  /** Assignments: `starts_at = created_at`. */
  set: string;
  /** Rows that still need it: `starts_at is null`. A second run finds none of the first's. */
  where: string;
  /** A column with an index, unique, that grows: the primary key. */
  key?: string;
  /** Rows in one transaction: whoever writes one of them waits for the others of its batch. */
  size?: number;
}

type Key = number | string;

const inTheWay = new Set(['55P03', '40P01', '40001']);

/**
 * Fills rows in batches, each in a transaction of its own, and rests as long as it worked: whoever writes waits for one
 * batch at most. The migration says `export const config = { transaction: false }` and does nothing else, so that it can
 * run again. Rows that are made meanwhile are those of the step before: a default or a trigger fills them.
 * @throws {Error} inside a transaction; the database's; when a row is held for a minute
 */
export async function backfill(
  knex: Knex,
  { table, set, where, key = 'id', size = 1_000 }: Backfill,
): Promise<void> {
  if (knex.isTransaction)
    throw new Error(`Filling ${table} needs a migration with export const config = { transaction: false }.`);
  let last: Key | null = null;
  for (;;) {
    const top = await endOfBatch(knex, { table, key, size, last });
    if (top === null) return;
    const began = performance.now();
    await updatePatiently(
      knex,
      `update ?? set ${plain(set)} where ?? <= ? ${last === null ? '' : 'and ?? > ?'} and (${plain(where)})`,
      [table, key, top, ...(last === null ? [] : [key, last])],
    );
    last = top;
    await pause(performance.now() - began);
  }
}

/** Written SQL, in which knex would take a question mark for a value. */
const plain = (sql: string) => sql.replaceAll('?', String.raw`\?`);

async function endOfBatch(
  knex: Knex,
  { table, key, size, last }: { table: string; key: string; size: number; last: Key | null },
): Promise<Key | null> {
  const { rows } = await knex.raw<{ rows: { top: Key | null }[] }>(
    `select max(??) as top from (select ?? from ?? ${last === null ? '' : 'where ?? > ?'} order by ?? limit ?) batch`,
    [key, key, table, ...(last === null ? [] : [key, last]), key, size],
  );
  return rows[0]?.top ?? null;
}

async function updatePatiently(knex: Knex, sql: string, bindings: Knex.RawBinding[]): Promise<void> {
  for (let tries = 0; ; tries += 1)
    try {
      await knex.raw(sql, bindings);
      return;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!inTheWay.has(code) || tries === 300) throw error;
      await pause(200);
    }
}
