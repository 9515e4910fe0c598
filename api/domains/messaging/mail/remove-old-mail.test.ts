import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailStatuses } from '../../../contract/messaging/entities/mail-log-entry.schema.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { createMailLogEntry } from '../../../testing/factories/mail-log-entry.ts';
import { removeOldMail } from './remove-old-mail.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

test('what was settled half a year ago goes, to a typed address after a week; what waits or is newer stays', async () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  for (const status of mailStatuses)
    for (const days of [1, 179, 181])
      await createMailLogEntry(database.knex, {
        status,
        createdAt: daysAgo(days),
        subject: `${status} ${days}`,
      });
  for (const days of [6, 8])
    await createMailLogEntry(database.knex, {
      status: 'sent',
      isFleeting: true,
      createdAt: daysAgo(days),
      subject: `fleeting ${days}`,
    });
  expect(await removeOldMail(database.knex, now)).toBe(4);
  const left = await database.knex('mail_log').pluck('subject');
  expect(left.sort()).toEqual(
    [
      'failed 1',
      'fleeting 6',
      'failed 179',
      'kept 1',
      'kept 179',
      'queued 1',
      'queued 179',
      'queued 181',
      'sent 1',
      'sent 179',
    ].sort(),
  );
});
