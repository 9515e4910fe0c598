import type { Knex } from 'knex';
import type { Storage } from '../../../adapters/storage.ts';
import { isShownSomewhere } from './shown-pictures.ts';
import { removeDiscardedFiles } from './remove-discarded-files.ts';

const batch = 500;
/** How long a picture waits for a card to take it, or to take it back: 24 hours, in milliseconds. */
const patience = 24 * 60 * 60 * 1000;

/**
 * Removes pictures that no card and no article has shown for 24 hours, and the files of all rows that are gone.
 * Several workers may do it at once; safe to run twice.
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

/** One batch. Whoever saves a card holds its pictures' rows (`assertOwnPictures`), and those are passed over. */
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
