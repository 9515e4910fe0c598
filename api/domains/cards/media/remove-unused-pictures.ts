import type { Knex } from 'knex';
import type { Storage } from '../../../adapters/storage.ts';
import { isShownSomewhere } from './shown-pictures.ts';
import { removeDiscardedFiles } from './remove-discarded-files.ts';

const batch = 500;
const patience = 24 * 60 * 60 * 1000;

/**
 * Deletes pictures that no card and no article has shown for 24 hours, and the files of all rows that are gone.
 * Several workers may run it at once; safe to run twice.
 * @returns numbers for the log
 */
export async function removeUnusedPictures(
  knex: Knex,
  storage: Storage,
  now: Date,
): Promise<{ pictures: number; files: number; failed: number }> {
  const before = new Date(now.getTime() - patience);
  let pictures = 0;
  for (let looked = batch; looked === batch;) {
    const found = await knex.transaction((trx) => sweep(trx, before));
    looked = found.looked;
    pictures += found.removed;
  }
  const { removed, failed } = await removeDiscardedFiles(knex, storage);
  return { pictures, files: removed, failed };
}

/**
 * Sweeps one batch. A request that saves a card locks its pictures' rows (`assertOwnPictures`), and those are
 * skipped.
 */
async function sweep(trx: Knex.Transaction, before: Date): Promise<{ looked: number; removed: number }> {
  const ids: number[] = await trx('media')
    .where('unconfirmed_since', '<', before)
    .orderBy('unconfirmed_since')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .pluck('id');
  // A statement of its own: it sees what was saved until the rows were locked.
  const removed = await trx('media').whereIn('id', ids).whereRaw(`not (${isShownSomewhere})`).delete();
  await trx('media').whereIn('id', ids).update({ unconfirmed_since: null });
  return { looked: ids.length, removed };
}
