import type { Knex } from 'knex';
import type { Entitlements } from '../../contract/accounts/abilities.schema.ts';
import type { Closing } from '../../contract/accounts/close-account.schema.ts';
import type { Language } from '../../contract/base/languages.ts';
import type { Storage } from '../../adapters/storage.ts';
import type { AppDeps } from '../../deps.ts';
import type { ExportedTables } from './export/export-rows.ts';
import type { ZipWriter } from './export/zip-writer.ts';
import type { ImportCard } from './import/import-data.ts';

/** One export under way, as a domain needs it that puts files of its own into the zip. */
export interface ExportJob {
  deps: Pick<AppDeps, 'knex' | 'storage' | 'clock' | 'env'>;
  userId: number;
  language: Language;
  zip: Pick<ZipWriter, 'add' | 'byteSize'>;
  /** Addresses of what didn't fit; named in the export's readme. */
  notHere: string[];
  /** Hears how many per cent of the whole export are done. */
  report(progress: number): Promise<void>;
}

/** What a domain above says of its part of an account. */
export interface AccountPart {
  /** Rows of one person, by file and table of the export. */
  exportTables?(knex: Knex, userId: number): Promise<ExportedTables>;
  exportFiles?(job: ExportJob): Promise<void>;
  /** What goes with the account, or stays after it. */
  closing?(knex: Knex, userId: number, now: Date): Promise<Partial<Omit<Closing, 'obstacle'>>>;
  /** What keeps the account from being closed. */
  obstacle?(knex: Knex, userId: number): Promise<Closing['obstacle']>;
}

/** What domains above register for accounts, which reach into none of them. */
export interface AccountHooks {
  entitlementsOf(knex: Knex, userId: number, now: Date): Promise<Entitlements>;
  importCard: ImportCard;
  /** Removes files whose rows are gone; what can't be removed now is tried again by a sweep. */
  removeFiles(knex: Knex, storage: Storage, keys: readonly string[]): Promise<unknown>;
  /** In the order in which they stand in an export. */
  parts: readonly AccountPart[];
}
