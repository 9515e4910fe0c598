import type { Knex } from 'knex';
import type { Storage } from '../../../adapters/storage.ts';
import type { Media } from '../../../models/Media.ts';
import { removeDiscardedFiles } from './remove-discarded-files.ts';

/**
 * Deletes a picture's row and its files. Files that can't be removed now stay on the list of `discarded_files`, which
 * the hourly sweep works through.
 */
export async function discardPicture(knex: Knex, storage: Storage, media: Media): Promise<void> {
  await media.$query(knex).delete();
  await removeDiscardedFiles(knex, storage, [media.storageKey]);
}
