import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { inject } from 'vitest';
import { openDatabase } from '../adapters/database.ts';

export interface TestDatabase {
  url: string;
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
  const adminUrl = inject('adminDatabaseUrl');
  const name = `bikur_test_${randomBytes(6).toString('hex')}`;
  const template = options.empty ? 'template0' : inject('templateDatabase');
  await asAdmin(adminUrl, (admin) => admin.raw('create database ?? template ??', [name, template]));
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const knex = openDatabase(url.href);
  return {
    url: url.href,
    knex,
    destroy: async () => {
      await knex.destroy();
      await asAdmin(adminUrl, (admin) => admin.raw('drop database if exists ?? with (force)', [name]));
    },
  };
}

async function asAdmin(url: string, work: (admin: Knex) => Promise<unknown>): Promise<void> {
  const admin = openDatabase(url, 1);
  try {
    await work(admin);
  } finally {
    await admin.destroy();
  }
}
