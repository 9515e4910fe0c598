import { setTimeout as sleep } from 'node:timers/promises';
import knexModule from 'knex';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../testing/database.ts';
import { recordRun, RunUnderWayError } from './record-run.ts';

test('a backup that takes longer than a transaction may idle stays the only one', async () => {
  const database = await createTestDatabase();
  // An hour in an operator's command.
  const impatient = { connectionString: database.url, idle_in_transaction_session_timeout: 200 };
  const knex = knexModule({ client: 'pg', connection: impatient, pool: { min: 0, max: 4 } });
  const outcome = { backupName: 'a', asOf: new Date() };
  try {
    const run = await recordRun(knex, 'backup', async () => {
      await sleep(600);
      const second = recordRun(knex, 'backup', () => Promise.resolve(outcome));
      await expect(second).rejects.toThrow(RunUnderWayError);
      return outcome;
    });
    expect(run.status).toBe('passed');
    expect(await database.knex('backup_runs').select('status')).toEqual([{ status: 'passed' }]);
  } finally {
    await knex.destroy();
    await database.destroy();
  }
});
