import type { Knex } from 'knex';
import type { Storage } from '../../../adapters/storage.ts';

const batch = 500;

/** A key whose row exists (again) keeps its files: the demo data come back under the same names. */
const isTakenBack = `
  exists (select 1 from media where media.storage_key = discarded_files.storage_key)
  or exists (
    select 1 from business_profiles
    where business_profiles.id = substring(discarded_files.storage_key from '^[a-z]+-([0-9]+)$')::bigint
  )`;

/**
 * Removes the files of pictures, cards and past events whose rows are gone. Files that can't be removed now stay on the
 * list, as do those that are listed ahead of their time.
 * Several processes may run it at once; safe to run twice.
 * @param only keys to look at; all unless given
 * @returns how many keys have no files any more, and how many could not be removed
 */
export async function removeDiscardedFiles(
  knex: Knex,
  storage: Storage,
  only?: readonly string[],
): Promise<{ removed: number; failed: number }> {
  let removed = 0;
  let failed = 0;
  for (let after = ''; ;) {
    const rows: { storage_key: string; is_taken_back: boolean }[] = await knex('discarded_files')
      .where('storage_key', '>', after)
      .where('discarded_at', '<=', knex.fn.now())
      .modify((query) => only && query.whereIn('storage_key', only))
      .orderBy('storage_key')
      .limit(batch)
      .select('storage_key', knex.raw(`(${isTakenBack}) as is_taken_back`));
    const done: string[] = [];
    for (const row of rows) {
      const isGone = row.is_taken_back || (await isRemoved(storage, row.storage_key));
      if (isGone) done.push(row.storage_key);
    }
    await knex('discarded_files').whereIn('storage_key', done).delete();
    removed += done.length;
    failed += rows.length - done.length;
    if (rows.length < batch) return { removed, failed };
    after = rows.at(-1)?.storage_key ?? '';
  }
}

async function isRemoved(storage: Storage, key: string): Promise<boolean> {
  try {
    await storage.remove(key);
    return true;
  } catch (error) {
    // A key that storage would never have taken has no files.
    return error instanceof RangeError;
  }
}
