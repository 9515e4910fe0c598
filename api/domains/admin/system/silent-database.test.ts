import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Knex } from 'knex';
import { openDatabase } from '../../../adapters/database.ts';
import type { Storefront } from '../../../adapters/storefront.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../adapters/embedded-postgres.ts';
import { migrate } from '../../../adapters/migrate.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { cardStorefront } from '../../../testing/card-storefront.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { throwawayPlace } from '../../../testing/throwaway-place.ts';

/** Cards as they are; every other page is left to the common answer. */
const storefront: Storefront = {
  ...cardStorefront,
  bundle: async () => ({
    ...(await cardStorefront.bundle()),
    renderPage: () => Promise.reject(new Error('no pages here')),
  }),
};

/** A PostgreSQL of this test's own, whose processes it may stop: they accept connections, and answer nothing. */
let folder: string;
let postgres: EmbeddedPostgres;
let knex: Knex;
let app: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(throwawayPlace(), 'bikur-silent-'));
  postgres = await startEmbeddedPostgres({ folder, throwaway: true });
  await migrate(postgres.url);
  knex = openDatabase(postgres.url);
  app = await startTestApp({ knex, deps: { storefront } });
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

const html = { headers: { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' } };
const get = (path: string) => app.client().get(path, path.startsWith('/p/') ? html : {});
async function isFromMemory(path: string): Promise<boolean> {
  let asked = 0;
  const count = () => void (asked += 1);
  knex.on('query', count);
  await get(path);
  knex.off('query', count);
  return asked === 0;
}

test('a database that accepts and says nothing is told apart from a slow one, and let go of', async () => {
  expect((await get('/readyz')).body).toEqual({ status: 'ready' });
  expect((await get('/api/products')).status).toBe(200);
  // A statement that takes long is waited for, however long.
  const slow = knex.raw("select pg_sleep(7), 'done' as outcome");
  expect((await slow).rows[0].outcome).toBe('done');

  // A card that somebody looked at a moment ago.
  const owner = await createUser(knex);
  await createPackage(knex, { userId: owner.id, endDate: null });
  const { id } = await createBusinessProfile(knex, { userId: owner.id, cardType: 'pro', businessHours: [] });
  const card = await get(`/p/${id}`);
  expect([card.status, card.headers.get('Cache-Status')]).toEqual([200, null]);
  // Kept once the connection that hears of changes is up.
  await expect.poll(async () => (await isFromMemory(`/p/${id}`)) && 'kept').toBe('kept');

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

  // The heartbeat of the connection that hears of changes goes unanswered: the card says that nobody can confirm it.
  await expect
    .poll(async () => (await get(`/p/${id}`)).headers.get('Cache-Status'))
    .toContain('database-away');
  const aside = await get(`/p/${id}`);
  expect([aside.status, aside.text]).toEqual([200, card.text]);
  expect(Number(aside.headers.get('Age'))).toBeLessThan(60);
  expect((await get(`/p/${id}?embed=1`)).status).toBe(503);

  signal('SIGCONT');
  await expect.poll(async () => (await get('/readyz')).status, { timeout: 20_000 }).toBe(200);
  expect((await get('/api/products')).status).toBe(200);
  await expect.poll(async () => (await get(`/p/${id}`)).headers.get('Cache-Status')).toBe(null);
}, 120_000);
