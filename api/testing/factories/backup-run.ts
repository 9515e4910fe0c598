import type { Knex } from 'knex';
import { BackupRun } from '../../models/BackupRun.ts';
import type { Overrides } from './overrides.ts';

/** A backup that came out whole a minute ago. */
export function createBackupRun(knex: Knex, overrides: Overrides<BackupRun> = {}): Promise<BackupRun> {
  return Promise.resolve(
    BackupRun.query(knex).insertAndFetch({
      kind: 'backup',
      status: 'passed',
      backupName: '20261122T030000000Z',
      startedAt: new Date(Date.now() - 60_000),
      endedAt: new Date(),
      asOf: new Date(),
      byteSize: 12_345_678,
      fileCount: 120,
      ...overrides,
    }),
  );
}
