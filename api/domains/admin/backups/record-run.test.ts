import { setTimeout as sleep } from 'node:timers/promises';
import knexModule from 'knex';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../testing/database.ts';
import { createBackupRun } from '../../../testing/factories/backup-run.ts';
import { recordRun, RunUnderWayError } from './record-run.ts';

test('a drill that finds something has failed, each finding on a line of its own', async () => {
  const database = await createTestDatabase();
  try {
    const findings = ['no row in users', 'שורה חסרה ב־cards'];
    const found = { backupName: 'a', asOf: new Date(), findings };
    const failed = await recordRun(database.knex, 'drill', () => Promise.resolve(found));
    expect(failed).toMatchObject({ status: 'failed', findings: findings.join('\n') });
    const passed = await recordRun(database.knex, 'drill', () => Promise.resolve({ ...found, findings: [] }));
    expect(passed).toMatchObject({ status: 'passed', findings: null });
  } finally {
    await database.destroy();
  }
});

test('a backup that takes longer than a transaction may idle stays the only one', async () => {
  const database = await createTestDatabase();
  // An hour in an operator's command.
  const impatient = { connectionString: database.url, idle_in_transaction_session_timeout: 200 };
  const knex = knexModule({ client: 'pg', connection: impatient, pool: { min: 0, max: 4 } });
  const outcome = { backupName: 'a', asOf: new Date() };
  // Of a process that was killed, and of a drill that is under way.
  const ofKind = (kind: 'backup' | 'drill') =>
    createBackupRun(database.knex, { kind, status: 'running', endedAt: null, asOf: null });
  await ofKind('backup');
  await ofKind('drill');
  try {
    const run = await recordRun(knex, 'backup', async () => {
      await sleep(600);
      const second = recordRun(knex, 'backup', () => Promise.resolve(outcome));
      await expect(second).rejects.toThrow(RunUnderWayError);
      return outcome;
    });
    expect(run.status).toBe('passed');
    const runs = await database.knex('backup_runs').orderBy('id').select('kind', 'status');
    expect(runs).toEqual([
      { kind: 'backup', status: 'failed' },
      { kind: 'drill', status: 'running' },
      { kind: 'backup', status: 'passed' },
    ]);
  } finally {
    await knex.destroy();
    await database.destroy();
  }
});
