import type { Knex } from 'knex';

/**
 * Hours are fine: writers go on while an index is built CONCURRENTLY. It waits for transactions that began before it, and
 * a lock timeout would end that wait with an index that is INVALID.
 */
const limits = `set lock_timeout = '1h'; set statement_timeout = '6h'`;
const limitsOfMigrations = `set lock_timeout = '100ms'; set statement_timeout = '10min'`;

interface IndexToBuild {
  name: string;
  table: string;
  /** What follows the table's name: `(user_id, id desc) where user_id is not null`, `using gin (…)`. */
  definition: string;
  isUnique?: boolean;
}

/**
 * Builds an index on a table that has rows, while others write to it. One that a killed build left INVALID is dropped and
 * built anew; one that is there is left. The migration says `export const config = { transaction: false }` and does
 * nothing else, so that it can run again.
 * @throws {Error} inside a transaction; the database's, as for values that a unique index finds twice: nothing is left
 */
export async function buildIndex(
  knex: Knex,
  { name, table, definition, isUnique }: IndexToBuild,
): Promise<void> {
  await withTime(knex, name, async () => {
    const { rows } = await knex.raw<{ rows: { indisvalid: boolean }[] }>(
      'select indisvalid from pg_index where indexrelid = to_regclass(?)',
      [name],
    );
    if (rows[0]?.indisvalid) return;
    if (rows[0]) await knex.raw('drop index concurrently if exists ??', [name]);
    try {
      await knex.raw(
        `create ${isUnique ? 'unique ' : ''}index concurrently if not exists ?? on ?? ${definition.replaceAll('?', String.raw`\?`)}`,
        [name, table],
      );
    } catch (error) {
      // An INVALID index is kept up by every write and read by nobody. Without a connection the next run drops it.
      await knex.raw('drop index concurrently if exists ??', [name]).catch(() => undefined);
      throw error;
    }
  });
}

/** Drops an index while others use its table: the way back of `buildIndex`. */
export async function dropIndex(knex: Knex, name: string): Promise<void> {
  await withTime(knex, name, async () => {
    await knex.raw('drop index concurrently if exists ??', [name]);
  });
}

async function withTime(knex: Knex, name: string, work: () => Promise<void>): Promise<void> {
  if (knex.isTransaction)
    throw new Error(`The index ${name} needs a migration with export const config = { transaction: false }.`);
  await knex.raw(limits);
  try {
    await work();
  } finally {
    await knex.raw(limitsOfMigrations).catch(() => undefined);
  }
}
