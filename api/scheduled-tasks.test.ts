import { afterAll, beforeAll, expect, test } from 'vitest';
import { scheduledTasks } from './scheduled-tasks.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { startWorker } from './worker.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test.each(scheduledTasks.map((task) => [task.name, task] as const))(
  '%s runs, and again, on an empty database',
  async (_, task) => {
    await task.run(app.deps);
    await expect(task.run(app.deps)).resolves.not.toThrow();
  },
);

test('two workers start beside each other and put every task on the clock once', async () => {
  const url = app.deps.env.DATABASE_URL ?? '';
  const workers = await Promise.all([startWorker(app.deps, url), startWorker(app.deps, url)]);
  const schedules = await app.knex('pgboss.schedule').select('name', 'cron').orderBy('name');
  expect(schedules).toEqual(
    scheduledTasks
      .map(({ name, cron }) => ({ name, cron }))
      .sort((one, other) => one.name.localeCompare(other.name)),
  );
  await Promise.all(workers.map((worker) => worker.stop()));
});
