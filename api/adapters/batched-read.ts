import type { Knex } from 'knex';
import { runPrepared, type PreparedStatement } from './prepared-statement.ts';

interface Waiting<Row> {
  key: string;
  now: Date | undefined;
  resolve(rows: Row[]): void;
  reject(error: unknown): void;
}

interface Reads<Row> {
  waiting: Waiting<Row>[];
  underWay: number;
}

/** So many at a time, so that one that is slow holds nobody up. */
const most = 3;
const maxKeys = 500;

/**
 * Makes a read by key that asks for many keys at once: whoever asks while such reads are under way is answered by the
 * next one, which begins when one of them returns. So each answer is read after it was asked for, and a hundred askers
 * cost hardly more than one. There is no timer: who asks alone is read for at once. Within a transaction each asks for
 * itself.
 * @param statement takes the keys as the text of an array, `cast($1 as bigint[])`; they are numbers or hexadecimal digits.
 * Where what it finds depends on the present, it takes that as `cast($2 as timestamptz)`: of those who ask together, the
 * last one's
 * @param keyOf the key a row was found by
 */
export function createBatchedRead<Row>(
  statement: PreparedStatement,
  keyOf: (row: Row) => number | string,
): (knex: Knex, key: number | string, now?: Date) => Promise<Row[]> {
  const readsOfPool = new WeakMap<Knex, Reads<Row>>();

  async function read(knex: Knex, reads: Reads<Row>): Promise<void> {
    reads.underWay += 1;
    // Who asks in the same turn of the event loop joins.
    await Promise.resolve();
    while (reads.waiting.length > 0) {
      const batch = reads.waiting.splice(0, maxKeys);
      try {
        const keys = new Set(batch.map(({ key }) => key));
        const now = batch.at(-1)?.now;
        const rows = await runPrepared<Row>(knex, statement, [
          `{${[...keys].join(',')}}`,
          ...(now ? [now] : []),
        ]);
        const found = Map.groupBy(rows, (row) => String(keyOf(row)));
        for (const { key, resolve } of batch) {
          const own = found.get(key) ?? [];
          // Two who ask for the same must not change each other's.
          if (keys.delete(key)) resolve(own);
          else resolve(structuredClone(own));
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    reads.underWay -= 1;
  }

  const alone = statement.text.replaceAll('$1', ':keys').replaceAll('$2', ':now');
  return async (knex, key, now) => {
    if (knex.isTransaction)
      return (await knex.raw<{ rows: Row[] }>(alone, { keys: `{${key}}`, ...(now && { now }) })).rows;
    let reads = readsOfPool.get(knex);
    if (!reads) readsOfPool.set(knex, (reads = { waiting: [], underWay: 0 }));
    const { waiting } = reads;
    return new Promise((resolve, reject) => {
      waiting.push({ key: String(key), now, resolve, reject });
      if (reads.underWay < most) void read(knex, reads);
    });
  };
}
