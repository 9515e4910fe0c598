import type { Knex } from 'knex';
import { BackupArchive } from '../../models/BackupArchive.ts';
import type { Overrides } from './overrides.ts';

/** The archive of the backups, with room enough; there is one. */
export function createBackupArchive(
  knex: Knex,
  overrides: Overrides<BackupArchive> = {},
): Promise<BackupArchive> {
  return Promise.resolve(
    BackupArchive.query(knex)
      .insert({
        place: '/backups',
        byteSize: 1_000_000_000,
        mostBytes: 100_000_000_000,
        freeBytes: 500_000_000_000,
        waitingSegments: 0,
        reachesFrom: new Date(Date.now() - 14 * 86_400_000),
        archivedAt: new Date(),
        checkedAt: new Date(),
        ...overrides,
      })
      .onConflict('id')
      .merge()
      .returning('*'),
  );
}
