import type { Knex } from 'knex';
import type { Storage } from '../../adapters/storage.ts';
import { readEnvironment, type Environment } from '../../env.ts';
import { isEmpty } from '../is-empty.ts';
import { writeDemoData } from './write-demo-data.ts';
import { storeDemoDocuments, type StoredDocuments } from './demo-documents.ts';
import { storeDemoPictures, type StoredPictures } from './demo-pictures.ts';

interface SeedOptions {
  /** Settings that receipts name; those of this process unless given. */
  env?: Environment;
  /** The day that everything else is counted from; today unless given. */
  now?: Date;
  /** False leaves pictures and documents out, which tests do that don't look at any. */
  pictures?: boolean;
  /** Hears one line for people. */
  report?: (line: string) => void;
}

/** Two starting processes must not both fill the database. */
const seedLock = 711_204_110;

/**
 * Fills an empty database with the demo data (docs/product.md 2), in one transaction, so that it is there
 * whole or not at all. The same day gives the same rows. Does nothing where anybody has an account already.
 * @returns whether it was filled
 */
export async function seedIfEmpty(knex: Knex, storage: Storage, options: SeedOptions = {}): Promise<boolean> {
  if (!(await isEmpty(knex))) return false;
  options.report?.('The database is empty: drawing and writing the demo data …');
  // Before the transaction: drawing takes seconds the first time.
  const draws = options.pictures !== false;
  const pictures: StoredPictures = draws ? await storeDemoPictures(storage) : new Map();
  const documents: StoredDocuments = draws ? await storeDemoDocuments(storage) : new Map();
  const filled = await knex.transaction(async (trx) => {
    // Whoever comes second waits for the whole of it, which takes a slow machine longer than a statement may.
    await trx.raw('set local statement_timeout = 0');
    await trx.raw('select pg_advisory_xact_lock(?)', [seedLock]);
    if (!(await isEmpty(trx))) return false;
    const { env = readEnvironment(), now = new Date() } = options;
    await writeDemoData(trx, { env, pictures, documents, now });
    return true;
  });
  if (filled) options.report?.('The demo data is written.');
  return filled;
}
