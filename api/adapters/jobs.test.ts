import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { openJobs, type Jobs } from './jobs.ts';

let database: TestDatabase;
let jobs: Jobs;
const issues: Error[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  jobs = openJobs(database.applicationUrl, (error) => issues.push(error));
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await database.destroy();
});

function collect(queue: string, count: number): Promise<unknown[]> {
  const seen: unknown[] = [];
  return new Promise((resolve, reject) => {
    jobs
      .work(queue, async ({ payload }) => {
        seen.push(payload);
        if (seen.length === count) resolve(seen);
      })
      .catch(reject);
  });
}

test('a job exists exactly when its transaction commits', async () => {
  await jobs.send('greet', { name: 'ראשון' });
  await database.knex.transaction((trx) => jobs.send('greet', { name: 'דנה' }, { trx }));
  await expect(
    database.knex.transaction(async (trx) => {
      await jobs.send('greet', { name: 'never' }, { trx });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  const seen = await collect('greet', 2);
  expect(seen).toEqual(expect.arrayContaining([{ name: 'ראשון' }, { name: 'דנה' }]));
  expect(issues).toEqual([]);
});

test('a job that fails is kept to be tried again', async () => {
  await jobs.send('fail', {});
  await new Promise<void>((resolve, reject) => {
    jobs
      .work('fail', async () => {
        resolve();
        throw new Error('the mail server is away');
      })
      .catch(reject);
  });
  await expect
    .poll(async () => await database.knex('pgboss.job').where({ name: 'fail' }).first('state', 'retry_limit'))
    .toMatchObject({ state: 'retry', retry_limit: 5 });
});

test('a scheduled queue is kept once, by the clock of Jerusalem', async () => {
  await jobs.schedule('nightly', '30 3 * * *');
  await jobs.schedule('nightly', '30 3 * * *');
  expect(await database.knex('pgboss.schedule').where({ name: 'nightly' })).toMatchObject([
    { cron: '30 3 * * *', timezone: 'Asia/Jerusalem' },
  ]);
});

test('long work has hours, also in a queue that was made before, and a sign of life meanwhile', async () => {
  await jobs.send('long', {});
  await jobs.work('long', () => Promise.resolve(), { maxHours: 23 });
  expect(await database.knex('pgboss.queue').where({ name: 'long' }).first()).toMatchObject({
    expire_seconds: 23 * 60 * 60,
    heartbeat_seconds: 300,
  });
  await jobs.send('long', {});
  const newest = database.knex('pgboss.job').where({ name: 'long' }).orderBy('created_on', 'desc');
  expect(await newest.first()).toMatchObject({ expire_seconds: 23 * 60 * 60, heartbeat_seconds: 300 });
});
