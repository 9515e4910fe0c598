import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { createErrorLog } from '../../../testing/factories/error-log.ts';
import { removeOldErrorReports } from './remove-old-error-reports.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

test('reports older than 90 days go, newer ones stay', async () => {
  const now = new Date('2026-11-21T10:00:00Z');
  for (const days of [0, 89, 91, 400])
    await createErrorLog(database.knex, {
      createdAt: new Date(now.getTime() - days * 86_400_000),
      errorMessage: `${days}`,
    });
  expect(await removeOldErrorReports(database.knex, now)).toBe(2);
  expect(await database.knex('error_logs').pluck('error_message').orderBy('id')).toEqual(['0', '89']);
});
