import type { Knex } from 'knex';
import type { Entitlements } from '../../contract/accounts/abilities.schema.ts';
import type { Closing } from '../../contract/accounts/close-account.schema.ts';
import type { Language } from '../../contract/base/languages.ts';
import type { Storage } from '../../adapters/storage.ts';
import type { AppDeps } from '../../deps.ts';
import type { ExportedTables } from './export/export-rows.ts';
import type { ZipWriter } from './export/zip-writer.ts';
import type { ImportCard, ImportLeads } from './import/import-data.ts';

/** An export under way, for a domain that adds files of its own to the zip. */
export interface ExportJob {
  deps: Pick<AppDeps, 'knex' | 'storage' | 'clock' | 'env'>;
  userId: number;
  language: Language;
  zip: Pick<ZipWriter, 'add' | 'byteSize'>;
  /** Addresses of pictures that didn't fit; listed in the export's readme. */
  notHere: string[];
  report(progress: number): Promise<void>;
}

/** A higher domain's part of an account: its export and its closing. */
export interface AccountPart {
  /** Rows of one user, by file and table of the export. */
  exportTables?(knex: Knex, userId: number): Promise<ExportedTables>;
  exportFiles?(job: ExportJob): Promise<void>;
  /** Counts what is deleted with the account, or kept after it. */
  closing?(knex: Knex, userId: number, now: Date): Promise<Partial<Omit<Closing, 'obstacle'>>>;
  /** The reason why the account can't be closed now, if any. */
  obstacle?(knex: Knex, userId: number): Promise<Closing['obstacle']>;
}

/** What domains above register for accounts, which import none of them. */
export interface AccountHooks {
  entitlementsOf(knex: Knex, userId: number, now: Date): Promise<Entitlements>;
  importCard: ImportCard;
  importLeads: ImportLeads;
  /** Removes files whose rows are gone; the sweep tries again those that can't be removed now. */
  removeFiles(knex: Knex, storage: Storage, keys: readonly string[]): Promise<unknown>;
  /** In the order in which they stand in an export. */
  parts: readonly AccountPart[];
}

declare module '../../deps.ts' {
  interface DomainHooks {
    accounts: AccountHooks;
  }
}
