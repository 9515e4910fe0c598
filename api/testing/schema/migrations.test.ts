import { readdirSync, readFileSync } from 'node:fs';
import type { Knex } from 'knex';
import { describe, expect, test } from 'vitest';
import { migrationsConfig, openDatabase } from '../../adapters/database.ts';
import { createTestDatabase } from '../database.ts';
import { exemptMigrations } from './exempt-migrations.ts';
import { judgeMigrations, recordMigrations, type RecordedMigration } from './recorded-migrations.ts';
import { readCatalogue } from './read-catalogue.ts';

const folder = String(migrationsConfig.directory);
const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));

/** What the whole chain sends on its way up, written down by the first test. */
let recorded: RecordedMigration[] = [];

/** A database and a pool of one connection, as migrations outside of a transaction need it. */
async function openForMigrations(options: { empty?: boolean } = {}) {
  const database = await createTestDatabase(options);
  const knex = openDatabase(database.url, 1);
  return {
    knex,
    readCatalogue: () => readCatalogue(database.knex),
    destroy: async () => {
      await knex.destroy();
      await database.destroy();
    },
  };
}

test('the whole chain goes up, each migration back to what was there before it, and up again to the same schema', async () => {
  const { knex, readCatalogue: catalogue, destroy } = await openForMigrations({ empty: true });
  try {
    const states = [await catalogue()];
    recorded = await recordMigrations(knex, async (config) => {
      for (const _each of files) {
        await knex.migrate.up(config);
        states.push(await catalogue());
      }
    });
    const last = states.at(-1) ?? '';
    expect(last.split('\n').length).toBeGreaterThan(2_000);

    for (const [place, name] of [...files.entries()].toReversed()) {
      await knex.migrate.down();
      expect(await catalogue(), `after ${name} was taken back`).toBe(states[place]);
    }
    expect(await knex.migrate.currentVersion()).toBe('none');

    await knex.migrate.latest();
    expect(await catalogue()).toBe(last);
  } finally {
    await destroy();
  }
});

describe('on tables in use', () => {
  test('no migration is dangerous but those that ran before it was checked', () => {
    expect(recorded.map(({ name }) => name)).toEqual(files);
    const breaks = Object.entries(exemptMigrations).map(([name, exempt]) => [name, exempt.breaks]);
    expect(judgeMigrations(recorded)).toEqual(Object.fromEntries(breaks));
  });

  test('each way to stop the others is named', () => {
    const limits = ['set local lock_timeout = 100', 'set local statement_timeout = 100'];
    const planted = {
      'require-concurrent-index-creation': 'create index by_test on users (phone)',
      'ban-concurrent-index-creation-in-transaction': 'create index concurrently by_test on users (phone)',
      'adding-required-field': 'alter table users add column by_test text not null',
      'ban-drop-column': 'alter table users drop column phone',
      'constraint-missing-not-valid': 'alter table users add constraint by_test check (id > 0)',
    };
    const judged = judgeMigrations(
      Object.entries(planted).map(([rule, sql]) => ({
        name: `20991231000000_${rule}.ts`,
        isInTransaction: true,
        statements: [...limits, sql],
      })),
    );
    for (const rule of Object.keys(planted)) expect(judged[`20991231000000_${rule}.ts`]).toContain(rule);
  });

  test('one without limits is named, and knex sets them for every author', async () => {
    const name = '20991231000000_alter_users.ts';
    const sql = 'alter table users add column by_test text';
    const unlimited = { name, isInTransaction: true, statements: [sql] };
    expect(judgeMigrations([unlimited])).toEqual({
      [name]: ['require-lock-timeout', 'require-statement-timeout'],
    });

    const { knex, destroy } = await openForMigrations();
    try {
      const migrationSource = sourceOf(name, { up: (trx) => trx.raw(sql), down: async () => {} });
      const written = await recordMigrations(knex, (config) =>
        knex.migrate.latest({ ...config, migrationSource, disableMigrationsListValidation: true }),
      );
      expect(written).toMatchObject([
        { statements: ["set local lock_timeout = '100ms'", "set local statement_timeout = '10min'", sql] },
      ]);
      expect(judgeMigrations(written)).toEqual({});
    } finally {
      await destroy();
    }
  });

  test('outside of a transaction there are limits, too, and never on one connection of several', async () => {
    const name = '20991231000000_alter_users.ts';
    const said: unknown[] = [];
    const migrationSource = sourceOf(name, {
      up: async (knex) => said.push((await knex.raw('show lock_timeout')).rows),
      down: async () => {},
      config: { transaction: false },
    });
    const several = await createTestDatabase();
    const one = openDatabase(several.url, 1);
    try {
      const run = (knex: Knex) =>
        knex.migrate.latest({ migrationSource, disableMigrationsListValidation: true });
      await expect(run(several.knex)).rejects.toThrow(`${name} runs outside of a transaction`);
      await run(one);
      expect(said).toEqual([[{ lock_timeout: '100ms' }]]);
    } finally {
      await one.destroy();
      await several.destroy();
    }
  });
});

/** A migration that stands in no folder. */
function sourceOf(
  name: string,
  migration: Omit<Knex.Migration, 'up' | 'down'> & {
    up(knex: Knex): PromiseLike<unknown>;
    down(): Promise<void>;
    config?: { transaction: boolean };
  },
): Knex.MigrationSource<string> {
  return {
    getMigrations: () => Promise.resolve([name]),
    getMigrationName: (given) => given,
    getMigration: () => Promise.resolve(migration as Knex.Migration),
  };
}

test('migrations are named by time and task, and import nothing but the types of knex and their tools', () => {
  for (const name of files) {
    expect(name).toMatch(/^\d{14}_[a-z]+(_[a-z]+)+\.ts$/u);
    const imports = readFileSync(`${folder}/${name}`, 'utf8').match(/^import .*$/gmu);
    const [types, ...tools] = imports ?? [];
    expect(types, name).toBe(`import type { Knex } from 'knex';`);
    for (const tool of tools) expect(tool, name).toMatch(/^import \{ .* \} from '\.\/tools\/[a-z-]+\.ts';$/u);
  }
});

test('every table says what it holds', async () => {
  const { knex, destroy } = await createTestDatabase();
  try {
    const { rows } = await knex.raw(`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'sandbox_psp') and c.relkind in ('r', 'p', 'v')
        and c.relname !~ '^knex_|^card_events_[0-9]' and obj_description(c.oid) is null`);
    expect(rows).toEqual([]);
  } finally {
    await destroy();
  }
});

test('every foreign key has an index that begins with it', async () => {
  const { knex, destroy } = await createTestDatabase();
  try {
    const { rows } = await knex.raw(`
      select o.conrelid::regclass::text as table_name, o.conname from pg_constraint o
      where o.contype = 'f' and o.connamespace = 'public'::regnamespace and not exists (
        select 1 from pg_index i where i.indrelid = o.conrelid and i.indkey[0] = o.conkey[1])`);
    expect(rows).toEqual([]);
  } finally {
    await destroy();
  }
});
