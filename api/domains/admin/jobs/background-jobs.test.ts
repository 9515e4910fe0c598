import { queueNames } from '../../../contract/admin/queue-names.ts';
import { scheduledTasks } from '../../../scheduled-tasks.ts';
import { readEnvironment } from '../../../env.ts';
import { backupTasksOf } from '../../../scripts/backup/backup-tasks.ts';
import { demoTasksOf } from '../../../scripts/demo-tasks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJobs, type Jobs } from '../../../adapters/jobs.ts';
import type { BackgroundJob, JobQueue } from '../../../contract/admin/background-jobs.schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { signInAs } from '../../../testing/sign-in.ts';

let app: TestApp;
let admin: TestClient;
let jobs: Jobs;
beforeAll(async () => {
  app = await startTestApp();
  admin = (await signInAs(app, 'admin')).client;
});
afterAll(async () => {
  await jobs?.stop();
  await app.close();
});

const queues = async () => (await admin.get('/api/admin/background-jobs/queues')).body.queues as JobQueue[];
const queueOf = async (name: string) => (await queues()).find((queue) => queue.name === name);
const listed = async (query: string) =>
  (await admin.get(`/api/admin/background-jobs?${query}`)).body as { jobs: BackgroundJob[]; total: number };

async function failAll(queue: string, message: string): Promise<void> {
  await app
    .knex('pgboss.job')
    .where({ name: queue })
    .update({
      state: 'failed',
      started_on: new Date(),
      completed_on: new Date(),
      retry_count: 5,
      output: JSON.stringify({ message, stack: `Error: ${message}\n    at send (mail.ts:1:1)` }),
    });
}

test('before any worker there is nothing to show', async () => {
  expect((await admin.get('/api/admin/background-jobs/queues')).body).toEqual({ queues: [] });
  expect((await listed('')).total).toBe(0);
  expect((await admin.post('/api/admin/background-jobs/retry', { queue: 'x' })).status).toBe(404);
});

test('failed jobs say why, are run once more one by one or all at once, and waiting ones cancelled', async () => {
  jobs = openJobs(app.deps.env.DATABASE_URL as string, () => {});
  await jobs.start();
  for (let index = 0; index < 3; index += 1) await jobs.send('desk-test', { index });
  await jobs.schedule('by-the-clock', '5 4 * * *');
  expect(await queueOf('by-the-clock')).toMatchObject({
    cron: '5 4 * * *',
    waiting: 0,
    lastCompletedAt: null,
  });
  expect(await queueOf('desk-test')).toMatchObject({ cron: null, waiting: 3, failed: 0 });
  const names = async () => (await queues()).map(({ name }) => name);
  expect(await names()).toEqual(['by-the-clock', 'desk-test']);
  await failAll('desk-test', 'שרת המייל לא ענה');
  expect(await queueOf('desk-test')).toMatchObject({
    waiting: 0,
    failed: 3,
    lastFailedAt: expect.any(String),
  });
  // Queues with failed jobs come first, whatever their name.
  expect(await names()).toEqual(['desk-test', 'by-the-clock']);

  const failed = await listed('queue=desk-test&state=failed');
  expect(failed.total).toBe(3);
  expect(failed.jobs[0]).toMatchObject({
    state: 'failed',
    retries: 5,
    error: { message: 'שרת המייל לא ענה', stack: expect.stringContaining('mail.ts') },
  });

  const one = failed.jobs[0] as BackgroundJob;
  const retried = await admin.post('/api/admin/background-jobs/retry', { queue: 'desk-test', ids: [one.id] });
  expect(retried.body).toEqual({ count: 1 });
  expect(await queueOf('desk-test')).toMatchObject({ waiting: 1, failed: 2 });
  // The same job again: it no longer counts as failed.
  expect(
    (await admin.post('/api/admin/background-jobs/retry', { queue: 'desk-test', ids: [one.id] })).status,
  ).toBe(409);
  expect((await admin.post('/api/admin/background-jobs/retry', { queue: 'desk-test' })).body).toEqual({
    count: 2,
  });

  const cancelled = await admin.post('/api/admin/background-jobs/cancel', {
    queue: 'desk-test',
    ids: [one.id],
  });
  expect(cancelled.body).toEqual({ count: 1 });
  expect(await queueOf('desk-test')).toMatchObject({ waiting: 2, cancelled: 1 });

  // A retried job really runs.
  const seen: unknown[] = [];
  await jobs.work('desk-test', async ({ payload }) => void seen.push(payload));
  await expect.poll(() => seen.length).toBe(2);
  await expect.poll(async () => (await queueOf('desk-test'))?.completed).toBe(2);

  const audit = await app
    .knex('audit_log')
    .where({ entity: 'background-jobs', entity_id: 'desk-test' })
    .orderBy('id');
  expect(audit.map(({ action }) => action)).toEqual(['retry-jobs', 'retry-jobs', 'cancel-jobs']);
});

test('refused input, and people who are no admins', async () => {
  expect(
    (await admin.post('/api/admin/background-jobs/retry', { queue: 'desk-test', ids: ['x'] })).status,
  ).toBe(422);
  expect((await admin.get('/api/admin/background-jobs?state=lost')).status).toBe(422);
  const { client } = await signInAs(app, 'moderator');
  expect((await client.post('/api/admin/background-jobs/retry', { queue: 'desk-test' })).status).toBe(403);
});

test('every queue that runs by the clock has a name in the back office', () => {
  const env = readEnvironment({ BACKUP_DIR: '/backups', BACKUP_KEY: Buffer.alloc(32).toString('base64') });
  const tasks = [...scheduledTasks, ...demoTasksOf({ DEMO_DATA: true }), ...backupTasksOf(env, '')];
  expect(tasks.map(({ name }) => name).toSorted()).toEqual(queueNames.toSorted());
  // What reads the whole database, or months of it, isn't begun anew while it goes on.
  expect(tasks.flatMap(({ name, maxHours }) => (maxHours ? [name] : []))).toEqual([
    'keep-event-archives',
    'make-backup',
    'drill-backup',
  ]);
});
