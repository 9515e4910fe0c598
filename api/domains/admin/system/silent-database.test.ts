import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Knex } from 'knex';
import { openDatabase } from '../../../adapters/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../adapters/embedded-postgres.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { throwawayPlace } from '../../../testing/throwaway-place.ts';

/** A PostgreSQL of this test's own, whose processes it may stop: they accept connections, and answer nothing. */
let folder: string;
let postgres: EmbeddedPostgres;
let knex: Knex;
let app: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(throwawayPlace(), 'bikur-silent-'));
  postgres = await startEmbeddedPostgres({ folder, throwaway: true });
  knex = openDatabase(postgres.url);
  await knex.migrate.latest();
  app = await startTestApp({ knex });
});
afterAll(async () => {
  signal('SIGCONT');
  await app.close();
  await knex.destroy();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const postmaster = () => Number(readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
function signal(name: 'SIGSTOP' | 'SIGCONT'): void {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster())], { encoding: 'utf8' });
  for (const pid of [postmaster(), ...children.trim().split(/\s+/).map(Number)]) process.kill(pid, name);
}

const html = { headers: { Accept: 'text/html' } };
const get = (path: string) => app.client().get(path, path.startsWith('/p/') ? html : {});

test('a database that accepts and says nothing is told apart from a slow one, and let go of', async () => {
  expect((await get('/readyz')).body).toEqual({ status: 'ready' });
  expect((await get('/api/products')).status).toBe(200);
  // A statement that takes long is waited for, however long.
  const slow = knex.raw("select pg_sleep(7), 'done' as outcome");
  expect((await slow).rows[0].outcome).toBe('done');

  // Every place of the pool holds a connection that was alive a moment ago.
  await Promise.all(Array.from({ length: 10 }, () => knex.raw('select pg_sleep(0.3)')));
  signal('SIGSTOP');
  const asked = ['/readyz', '/api/products', '/api/home-products', '/p/nobody', '/readyz'];
  const replies = await Promise.all(asked.map(get));
  expect(replies.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
  expect(replies[0]?.body).toEqual({ status: 'not_ready', reason: 'database_unreachable' });
  expect(replies[1]).toMatchObject({ body: { code: 'service_unavailable' } });
  expect(replies[1]?.headers.get('Retry-After')).toBe('5');
  expect(replies[3]?.text).toContain('<html');
  expect((await get('/healthz')).status).toBe(200);
  // Nor does a write hang that had begun before.
  await expect(knex.transaction((trx) => trx.raw('select 1'))).rejects.toThrow(
    /Timeout acquiring|does not answer|timeout expired/,
  );

  signal('SIGCONT');
  await expect.poll(async () => (await get('/readyz')).status, { timeout: 20_000 }).toBe(200);
  expect((await get('/api/products')).status).toBe(200);
}, 120_000);
