import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { repository } from '../lib/repository.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { migrate, rollBack } from './migrate.ts';

/** Migrations of a database of their own: one table with rows that others read and write. */
const folder = mkdtempSync(join(tmpdir(), 'bikur-migrate-'));
const tools = pathToFileURL(join(repository, 'migrations/tools')).href;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  put(
    '20260101000000_create_notes.ts',
    `await knex.raw('create table notes (id bigint primary key, body text, size integer)');`,
  );
});
afterAll(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

// Node reads a file once: each test has its own.
let [index, fill, alter, more] = ['', '', '', ''];
let count = 0;

function put(name: string, up: string, down = '', isInTransaction = true): void {
  writeFileSync(
    join(folder, name),
    `import { buildIndex, dropIndex } from '${tools}/build-index.ts';
     import { backfill } from '${tools}/backfill.ts';
     export async function up(knex) { ${up} }
     export async function down(knex) { ${down} }
     ${isInTransaction ? '' : 'export const config = { transaction: false };'}`,
  );
}

beforeEach(async () => {
  const { knex } = database;
  for (const name of [index, fill, alter, more]) if (name) rmSync(join(folder, name), { force: true });
  count += 10;
  [index = '', fill = '', alter = '', more = ''] = ['index', 'fill', 'alter', 'alter_more_of'].map(
    (verb, place) => `202601020001${count + place}_${verb}_notes.ts`,
  );
  await knex.raw('drop table if exists notes, knex_migrations, knex_migrations_lock');
  await migrate(database.url, { folder });
  await knex.raw(`insert into notes select n, repeat('x', n % 7) from generate_series(1, 5000) n`);
});

const indexes = async () =>
  (
    await database.knex.raw(
      `select c.relname name, i.indisvalid valid from pg_index i join pg_class c on c.oid = i.indexrelid
       where i.indrelid = 'notes'::regclass and not i.indisprimary`,
    )
  ).rows;
const done = () => database.knex('knex_migrations').orderBy('id').select('name', 'batch');
const buildsIndex = `await buildIndex(knex, { name: 'notes_body_index', table: 'notes', definition: '(body, id desc) where body <> \\'?\\'' });`;

test('an index that a killed build left INVALID is built anew by the next run, and taken back as one batch', async () => {
  put(index, buildsIndex, `await dropIndex(knex, 'notes_body_index');`, false);
  put(
    alter,
    `await knex.raw('alter table notes add column by_test integer');`,
    `await knex.raw('alter table notes drop column by_test');`,
  );
  const { knex } = database;
  // Who holds an old row keeps the build waiting, so that it is killed in the middle.
  const reader = await knex.transaction();
  await reader('notes').where({ id: 1 }).update({ size: 1 });
  const runner = join(folder, 'run.mjs');
  writeFileSync(
    runner,
    `import { migrate } from '${pathToFileURL(join(repository, 'api/adapters/migrate.ts')).href}';
     await migrate(${JSON.stringify(database.url)}, { folder: ${JSON.stringify(folder)} });`,
  );
  const child = fork(runner);
  await expect.poll(indexes).toEqual([{ name: 'notes_body_index', valid: false }]);
  child.kill('SIGKILL');
  await once(child, 'exit');
  // The server notices only at its next word that nobody listens: an operator would end it, too.
  await knex.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'create index concurrently%'`,
  );
  await reader.commit();
  expect(await knex('knex_migrations_lock').first()).toMatchObject({ is_locked: 1 });
  expect(await indexes()).toEqual([{ name: 'notes_body_index', valid: false }]);

  expect(await migrate(database.url, { folder })).toEqual({ batch: 2, names: [index, alter] });
  expect(await indexes()).toEqual([{ name: 'notes_body_index', valid: true }]);
  expect(await done()).toEqual([
    { name: '20260101000000_create_notes.ts', batch: 1 },
    { name: index, batch: 2 },
    { name: alter, batch: 2 },
  ]);
  expect(await migrate(database.url, { folder })).toEqual({ batch: 0, names: [] });

  expect((await rollBack(database.url, folder)).names.toSorted()).toEqual([index, alter]);
  expect(await indexes()).toEqual([]);
});

test('an index that was built before its run was written down is left as it is; one in vain leaves nothing', async () => {
  const { knex } = database;
  put(index, buildsIndex, '', false);
  await knex.raw(`create index notes_body_index on notes (id)`);
  const made = await knex.raw(`select 'notes_body_index'::regclass::oid oid`);
  await migrate(database.url, { folder });
  expect((await knex.raw(`select 'notes_body_index'::regclass::oid oid`)).rows).toEqual(made.rows);

  put(
    alter,
    `await buildIndex(knex, { name: 'notes_once', table: 'notes', definition: '(body)', isUnique: true });`,
    '',
    false,
  );
  await expect(migrate(database.url, { folder })).rejects.toMatchObject({ code: '23505' });
  expect(await indexes()).toEqual([{ name: 'notes_body_index', valid: true }]);
});

test('both tools refuse a transaction, which would hold everybody up', async () => {
  put(index, buildsIndex);
  await expect(migrate(database.url, { folder })).rejects.toThrow('transaction: false');
  rmSync(join(folder, index));
  put(fill, `await backfill(knex, { table: 'notes', set: 'size = 1', where: 'size is null' });`);
  await expect(migrate(database.url, { folder })).rejects.toThrow('transaction: false');
});

test('rows are filled in batches beside who writes them, and a held row is waited for', async () => {
  const { knex } = database;
  put(
    fill,
    `await backfill(knex, { table: 'notes', set: 'size = length(body)', where: 'size is null', size: 700 });`,
    '',
    false,
  );
  const holder = await knex.transaction();
  await holder('notes').where({ id: 3_000 }).update({ body: 'held' });
  const filling = migrate(database.url, { folder });
  const filled = async () => Number((await knex('notes').whereNotNull('size').count())[0]?.['count']);
  // The batches before the held row are kept while the run waits for it.
  await expect.poll(filled).toBe(2_800);
  await knex('notes').where({ id: 4_999 }).update({ size: 99 });
  await holder.commit();
  expect(await filling).toMatchObject({ names: [fill] });
  expect(await filled()).toBe(5_000);
  expect(await knex('notes').whereIn('id', [1, 3_000, 4_999]).orderBy('id').pluck('size')).toEqual([
    1, 4, 99,
  ]);
});

test('a table in use is stepped back from and tried again; a second run waits for the first', async () => {
  const { knex } = database;
  put(alter, `await knex.raw('alter table notes add column by_test integer');`);
  const reader = await knex.transaction();
  await reader('notes').limit(1);
  const told: string[] = [];
  const first = migrate(database.url, { folder, report: (line) => told.push(line) });
  await expect.poll(() => told.length).toBeGreaterThan(1);
  const second = migrate(database.url, { folder });
  await reader.commit();
  expect([await first, await second]).toEqual([
    { batch: 2, names: [alter] },
    { batch: 0, names: [] },
  ]);
  expect(told[0]).toBe(`${alter}: the table is in use, trying again.`);

  put(more, `await knex.raw('alter table notes add column more integer');`);
  const holder = await knex.transaction();
  await holder('notes').limit(1);
  await expect(migrate(database.url, { folder, patience: 0 })).rejects.toMatchObject({ code: '55P03' });
  await holder.rollback();
});
