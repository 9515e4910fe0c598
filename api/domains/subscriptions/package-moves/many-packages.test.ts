import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShownMigration } from '../../../contract/subscriptions/package-moves.schema.ts';
import { inheritedVariables } from '../../../inherited-variables.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { crowd } from '../../../testing/crowd.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { advanceMigration } from './advance-migration.ts';

/** Half of their owners have two. */
const packages = crowd(2_000, 10_000);
const path = '/api/admin/package-migrations';

let app: TestApp;
let admin: TestClient;
let fromId: number;
let toId: number;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  app = await startTestApp();
  ({ client: admin } = await signInAs(app, 'admin'));
  fromId = (await createProduct(app.knex, { name: 'ישן' })).id;
  toId = (await createProduct(app.knex, { name: 'חדש', monthlyPrice: 4_000, proCardCount: 1 })).id;
  await app.knex.raw(
    `with people as (
       insert into users (username, email) select 'אדם ' || n, 'many' || n || '@example.test'
       from generate_series(1, ? * 2 / 3 + 1) n returning id, id as n
     ), cards as (
       insert into business_profiles (user_id, card_type, business_name)
       select id, 'pro', 'עסק ' || n || ' ' || copy from people, generate_series(1, 3) copy
     )
     insert into packages (user_id, product_id, is_paid, status, end_date, pro_card_count, price)
     select id, ?, true, 'active', now() + interval '20 days', 2, 40 from people, generate_series(1, 2) copy
     where copy = 1 or n % 2 = 0 limit ?`,
    [packages, fromId, packages],
  );
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await app.close();
});

function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, [new URL('../../../scripts/worker.ts', import.meta.url).pathname], {
    env: { ...inheritedVariables(), NODE_ENV: 'test', DATABASE_URL: app.deps.env.DATABASE_URL },
    stdio: 'ignore',
  });
  workers.push(worker);
  return worker;
}

const read = async (id: number): Promise<ShownMigration> => (await admin.get(`${path}/${id}`)).body;
const moved = async () =>
  Number((await app.knex('packages').where('product_id', toId).count())[0]?.['count']);
async function untilItIs(id: number, status: string): Promise<void> {
  await expect.poll(async () => (await read(id)).status, { timeout: 200_000, interval: 200 }).toBe(status);
}

test('thousands of packages: previewed, run through a killed worker, stopped, resumed by two at once, undone', async () => {
  const { body: run } = await admin.post(path, { fromProductId: fromId, toProductId: toId });
  expect(run.progress.planned).toBe(packages);
  const first = startWorker();
  await untilItIs(run.id, 'ready');
  const { totals } = await read(run.id);
  // Two packages of two places covered all three cards; two of one place cover two. One package: from two to
  // one.
  expect(totals).toMatchObject({ packages, dearer: 0, lostCards: totals?.owners });

  await admin.post(`${path}/${run.id}/start`, { confirmCount: packages });
  await expect.poll(moved, { interval: 20 }).toBeGreaterThan(0);
  const ended = once(first, 'exit');
  first.kill('SIGKILL');
  await ended;
  const afterKill = await read(run.id);
  // The rows of the run agree with the packages at every moment.
  await expect.poll(async () => (await read(run.id)).progress.changed).toBe(await moved());
  expect(afterKill.status).toBe('running');
  expect(afterKill.progress.changed).toBeLessThan(packages);

  const stopped = await admin.post(`${path}/${run.id}/stop`);
  expect(stopped.body).toMatchObject({ status: 'stopped' });
  expect(await advanceMigration(app.deps)).toBe(false);
  const { progress } = await read(run.id);
  expect(progress.changed + progress.planned).toBe(packages);

  await admin.post(`${path}/${run.id}/resume`);
  startWorker();
  startWorker();
  await untilItIs(run.id, 'done');
  expect((await read(run.id)).progress).toMatchObject({ changed: packages, planned: 0, failed: 0 });
  // Each package was moved exactly once.
  const versions = await app.knex('packages').where('product_id', toId).distinct('version');
  expect(versions).toEqual([{ version: 2 }]);
  const [told] = await app
    .knex('audit_log')
    .where('action', 'package-migration')
    .select(app.knex.raw('count(*)::integer as entries, count(distinct entity_id)::integer as packages'));
  expect(told).toEqual({ entries: packages, packages });

  await admin.post(`${path}/${run.id}/undo`, { confirmCount: packages });
  await untilItIs(run.id, 'done');
  expect((await read(run.id)).progress).toMatchObject({ restored: packages, left: 0 });
  expect(await moved()).toBe(0);
  const [prices] = await app.knex('packages').where('product_id', fromId).countDistinct({ prices: 'price' });
  expect(prices).toEqual({ prices: 1 });
}, 600_000);
