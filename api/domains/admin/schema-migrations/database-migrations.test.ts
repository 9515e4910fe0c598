import { cpSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { migrationsConfig, openDatabase } from '../../../adapters/database.ts';
import { rollbackConfirmation, runConfirmation } from '../../../contract/admin/schema-migrations.schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { signInAs } from '../../../testing/sign-in.ts';

const path = '/api/admin/database-migrations';
const folder = mkdtempSync(join(tmpdir(), 'bikur-migrations-'));

let here: TestApp;
let app: TestApp;
let pool: Knex;
let admin: TestClient;

beforeAll(async () => {
  for (const name of readdirSync(String(migrationsConfig.directory)))
    if (name.endsWith('.ts')) cpSync(join(String(migrationsConfig.directory), name), join(folder, name));
  here = await startTestApp();
  pool = openDatabase(here.deps.env.DATABASE_OWNER_URL ?? '', 6, folder);
  app = await startTestApp({
    knex: openDatabase(here.deps.env.DATABASE_URL ?? '', 6, folder),
    env: { DATABASE_OWNER_URL: here.deps.env.DATABASE_OWNER_URL },
  });
  ({ client: admin } = await signInAs({ knex: pool, client: app.client }, 'admin'));
});
afterAll(async () => {
  await app.close();
  await pool.destroy();
  await here.close();
  rmSync(folder, { recursive: true, force: true });
});

const made: string[] = [];
/** Puts a migration into the folder that the application reads. */
function put(name: string, up: string, down = '', more = ''): string {
  const file = join(folder, name);
  writeFileSync(
    file,
    `import type { Knex } from 'knex';
     export async function up(knex: Knex): Promise<void> { ${up} }
     export async function down(knex: Knex): Promise<void> { ${down} }
     ${more}`,
  );
  made.push(file);
  return name;
}
afterEach(async () => {
  const names = made.map((file) => file.split('/').at(-1) ?? '');
  await pool('knex_migrations').whereIn('name', names).delete();
  for (const file of made.splice(0)) rmSync(file, { force: true });
  await pool.raw('drop table if exists made_by_test, second_by_test');
});

const read = async () => (await admin.get(path)).body;
const run = (names: string[], confirm = runConfirmation(names.length)) =>
  admin.post(`${path}/run`, { names, confirm });
const exists = async (table: string) => (await pool.schema.hasTable(table)) === true;
const waitsForLock = async () => {
  const waiting = await pool('pg_stat_activity')
    .where({ wait_event_type: 'Lock' })
    .whereLike('query', 'alter%');
  return waiting.length > 0;
};
const one = '20991231000000_make_a_table.ts';
const two = '20991231000100_fill_a_table.ts';

test('shows what is done with time and batch, and what a pending one would run, without running it', async () => {
  put(
    one,
    `await knex.schema.createTable('made_by_test', (table) => { table.increments(); table.string('name'); });`,
  );
  put(
    two,
    `const rows = await knex('made_by_test').where({ name: 'דנה' });
    for (const row of rows) await knex('made_by_test').where({ id: row.id }).delete();
    await knex.raw('insert into made_by_test (name) values (?)', ['O\\'Neil']);`,
  );
  const body = await read();
  expect(body.done).toHaveLength(readdirSync(folder).length - 2);
  expect(body.done[0]).toMatchObject({ batch: 1, hasFile: true, at: expect.any(String) });
  expect(body.pending).toMatchObject([
    { name: one, readsData: false, fault: null, refusesTransaction: false },
    { name: two, readsData: true, fault: null },
  ]);
  expect(body.pending[0].statements.join('\n')).toContain('create table "made_by_test"');
  expect(body.pending[1].statements).toEqual([
    `select * from "made_by_test" where "name" = 'דנה'`,
    `insert into made_by_test (name) values ('O''Neil')`,
  ]);
  expect(await exists('made_by_test')).toBe(false);
  expect(body.lastBatch).toMatchObject({ batch: 1, isFirst: true });
});

test('says where a migration cannot be read or does not end', async () => {
  put(one, `throw new Error('אין קובץ נתונים');`);
  put(two, `await new Promise(() => {});`);
  const broken = '20991231000200_broken.ts';
  made.push(join(folder, broken));
  writeFileSync(join(folder, broken), 'export const up = (;');
  const { pending } = await read();
  expect(pending).toMatchObject([
    { fault: 'אין קובץ נתונים' },
    { fault: expect.stringContaining('no end') },
    { fault: expect.any(String), statements: [] },
  ]);
});

test('runs what is pending, answers readiness honestly meanwhile, and takes the batch back', async () => {
  put(
    one,
    `await knex.raw('create table made_by_test (id integer)');`,
    `await knex.raw('drop table made_by_test');`,
  );
  put(
    two,
    `await knex.raw('create table second_by_test (id integer)');`,
    `await knex.raw('drop table second_by_test');`,
  );
  expect((await app.client().get('/readyz')).body).toMatchObject({ reason: 'migrations_pending' });
  const answer = await run([one, two]);
  expect(answer).toMatchObject({ status: 200, body: { result: 'done', batch: 2, names: [one, two] } });
  expect(await exists('made_by_test')).toBe(true);
  expect((await app.client().get('/readyz')).body).toMatchObject({ status: 'ready' });
  const body = await read();
  expect(body).toMatchObject({ pending: [], lastBatch: { batch: 2, names: [two, one], isFirst: false } });

  const back = (confirm: string, names = [two, one]) => admin.post(`${path}/rollback`, { names, confirm });
  expect(await back('rollback 1')).toMatchObject({
    status: 422,
    body: { errors: { confirm: expect.stringContaining('rollback 2') } },
  });
  expect((await back(rollbackConfirmation(2), [one])).status).toBe(409);
  expect(await back(rollbackConfirmation(2))).toMatchObject({
    status: 200,
    body: { result: 'done', direction: 'down' },
  });
  expect([await exists('made_by_test'), await exists('second_by_test')]).toEqual([false, false]);
  expect((await read()).pending).toHaveLength(2);
  expect((await read()).log.slice(0, 2)).toMatchObject([
    { direction: 'down', result: 'done', startedByName: expect.any(String), finishedAt: expect.any(String) },
    { direction: 'up', result: 'done' },
  ]);
  const audit = await pool('audit_log')
    .where({ entity: 'database-migrations' })
    .orderBy('id')
    .pluck('action');
  expect(audit).toEqual(['run', 'rollback']);
});

test('a failed one leaves the database as it was, with its batch, and says the statement', async () => {
  put(one, `await knex.raw('create table made_by_test (id integer)');`);
  put(
    two,
    `await knex.raw('insert into made_by_test values (1)'); await knex.raw('alter table no_such_table add x integer');`,
  );
  const answer = await run([one, two]);
  expect(answer).toMatchObject({
    status: 200,
    body: {
      result: 'failed',
      fault: 'missing',
      sql: 'alter table no_such_table add x integer',
      error: 'relation "no_such_table" does not exist',
    },
  });
  expect(await exists('made_by_test')).toBe(false);
  expect(await pool('knex_migrations').whereIn('name', [one, two])).toEqual([]);
  expect(await pool('knex_migrations_lock')).toMatchObject([{ is_locked: 0 }]);
  const body = await read();
  expect(body.log[0]).toMatchObject({ result: 'failed', names: [one, two] });

  // Repaired on the spot: the file is read anew, not as this process first saw it.
  writeFileSync(
    join(folder, two),
    `export async function up(knex) { await knex.raw('insert into made_by_test values (7)'); }
    export async function down() {}`,
  );
  utimesSync(join(folder, two), new Date(), new Date(Date.now() + 5_000));
  expect((await run([one, two])).body).toMatchObject({ result: 'done' });
  expect(await pool('made_by_test')).toEqual([{ id: 7 }]);
});

test('of two at once the second is told of the first; requests meanwhile are answered', async () => {
  put(
    one,
    `await knex.raw('create table made_by_test (id integer)'); await knex.raw('select pg_sleep(1.5)');`,
  );
  const first = run([one]);
  await expect.poll(async () => (await read()).running).toMatchObject({ result: 'running', names: [one] });
  expect((await app.client().get('/api/home-products')).status).toBe(200);
  const second = await run([one]);
  expect(second).toMatchObject({ status: 409, body: { message: expect.stringContaining('הרצה אחרת') } });
  expect((await first).body.result).toBe('done');
  expect((await read()).running).toBe(null);
});

test('a table that is in use is not waited for without end', async () => {
  put(
    one,
    `await knex.raw('alter table blog_posts add column by_test integer');`,
    `await knex.raw('alter table blog_posts drop column by_test');`,
  );
  // Somebody reads the table for longer than one try waits, and not as long as they all do.
  const reader = await pool.transaction();
  await reader.raw('lock table blog_posts in share mode');
  const runs = async () => Number((await pool('knex_migration_runs').count())[0]?.['count']);
  const before = await runs();
  const passes = run([one]);
  await expect.poll(waitsForLock).toBe(true);
  await expect.poll(waitsForLock).toBe(false);
  await reader.commit();
  expect((await passes).body).toMatchObject({ result: 'done', names: [one] });
  // Written down once, however often it was tried.
  expect(await runs()).toBe(before + 1);
  const { batch } = (await read()).lastBatch;
  await admin.post(`${path}/rollback`, { names: [one], confirm: rollbackConfirmation(batch) });

  await pool.transaction(async (trx) => {
    await trx.raw('lock table blog_posts in share mode');
    expect((await run([one])).body).toMatchObject({ result: 'failed', fault: 'lock' });
  });
  expect(await pool.schema.hasColumn('blog_posts', 'by_test')).toBe(false);
});

test('what came of a run is answered, also when the rights could not be set after it', async () => {
  put(
    one,
    `await knex.raw('create table made_by_test (id integer)');`,
    `await knex.raw('drop table made_by_test');`,
  );
  // Something to take back, which the database refuses.
  await pool.raw('grant truncate on users to ??', [new URL(here.deps.env.DATABASE_URL ?? '').username]);
  await pool.raw(`create function refuse_rights() returns event_trigger language plpgsql as
    $$ begin raise exception 'no rights today'; end $$`);
  await pool.raw(`create event trigger refuse_rights on ddl_command_start when tag in ('GRANT', 'REVOKE')
    execute function refuse_rights()`);
  try {
    const { status, body } = await run([one]);
    expect([status, body.result]).toEqual([200, 'done']);
  } finally {
    await pool.raw('drop event trigger refuse_rights');
    await pool.raw('drop function refuse_rights()');
  }
  const { batch } = (await read()).lastBatch;
  await admin.post(`${path}/rollback`, { names: [one], confirm: rollbackConfirmation(batch) });
});

test('a run whose process died is told as broken off', async () => {
  await pool('knex_migration_runs').insert({
    direction: 'up',
    batch: 9,
    names: JSON.stringify(['x.ts']),
    started_by: 1,
    started_by_name: 'נועה',
    started_at: new Date(),
  });
  expect(await read()).toMatchObject({
    running: null,
    log: [{ result: 'broken_off' }, ...(await read()).log.slice(1)],
  });
});

test('other lists, other words, no transaction and the first batch are refused', async () => {
  put(
    one,
    `await knex.raw('create table made_by_test (id integer)');`,
    '',
    'export const config = { transaction: false };',
  );
  expect((await run([])).status).toBe(422);
  expect((await run([two])).status).toBe(409);
  expect((await run([one], 'migrate 2')).status).toBe(422);
  expect(await run([one])).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('טרנזקציה') },
  });
  const { lastBatch } = await read();
  const first = { names: lastBatch.names, confirm: rollbackConfirmation(1) };
  expect(await admin.post(`${path}/rollback`, first)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('npm run db') },
  });
  expect(await exists('users')).toBe(true);
});

test('only admins, and never a folder of somebody’s choice', async () => {
  const { client: moderator } = await signInAs({ knex: pool, client: app.client }, 'moderator');
  expect((await moderator.get(path)).status).toBe(403);
  expect((await moderator.post(`${path}/run`, { names: [one], confirm: 'migrate 1' })).status).toBe(403);
  expect((await run(['../../../etc/passwd'])).status).toBe(409);
});
