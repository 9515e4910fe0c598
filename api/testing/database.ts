import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { inject } from 'vitest';
import { openDatabase, openDatabaseForCommand } from '../adapters/database.ts';
import { testApplication } from './test-application.ts';

export interface TestDatabase {
  /** By its owner, as tests work on it. */
  url: string;
  /** By the role that an application has (docs/security.md V1). */
  applicationUrl: string;
  knex: Knex;
  /** Closes the pool and drops the database. */
  destroy(): Promise<void>;
}

/**
 * Clones the migrated template under a random name. Call it in `beforeAll` and `destroy()` in `afterAll`; tests of
 * one file share it and make their own rows through the factories.
 * @param options.empty a database without any table, for tests of the migrations themselves
 */
export async function createTestDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const name = `bikur_test_${randomBytes(6).toString('hex')}`;
  const template = options.empty ? 'template0' : inject('templateDatabase');
  // Copying its files costs a third of writing them through the log, and no power cut matters here.
  await admin().raw('create database ?? template ?? strategy file_copy', [name, template]);
  const url = new URL(inject('adminDatabaseUrl'));
  url.pathname = `/${name}`;
  const knex = openDatabase(url.href);
  const applicationUrl = new URL(url);
  applicationUrl.username = testApplication.user;
  applicationUrl.password = testApplication.password;
  return {
    url: url.href,
    applicationUrl: applicationUrl.href,
    knex,
    destroy: async () => {
      await knex.destroy();
      await admin().raw('drop database if exists ?? with (force)', [name]);
    },
  };
}

/** This process's one connection to the server: test files that share the process share it. It ends with the process. */
let opened: Knex | undefined;
function admin(): Knex {
  return (opened ??= openDatabaseForCommand(inject('adminDatabaseUrl'), 1));
}
