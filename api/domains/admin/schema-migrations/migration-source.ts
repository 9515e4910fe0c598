import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import { migrationsConfig } from '../../../adapters/database.ts';

/**
 * A migration's file in the form that knex takes; `config.transaction` false means that it needs to run outside of
 * one.
 */
export interface LoadedMigration extends Knex.Migration {
  config?: { transaction?: boolean };
}

/**
 * Reads migrations from the folder that the pool was opened with, never from one in a request. A file that changed
 * since this process first read it is read anew: its import address carries the time of its last change, because Node
 * caches imports.
 */
export function migrationSourceOf(knex: Knex): Knex.MigrationSource<string> {
  const { migrations } = knex.client.config as Knex.Config;
  const folder = String(migrations?.directory ?? migrationsConfig.directory);
  return {
    getMigrations: async () => (await readdir(folder)).filter((name) => /(?<!\.d)\.ts$/u.test(name)).sort(),
    getMigrationName: (name) => name,
    getMigration: async (name) => {
      const file = join(folder, name);
      const { mtimeMs } = await stat(file);
      const address = `${pathToFileURL(file).href}?changed=${mtimeMs}`;
      return (await import(/* @vite-ignore */ address)) as LoadedMigration;
    },
  };
}
