import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { listFiles } from '../../adapters/backup/archived-files.ts';
import type { Archive } from '../../adapters/backup/archive.ts';
import { listBases } from '../../adapters/backup/base-manifest.ts';
import { alarmsOf, readBackupFigures } from '../../domains/admin/backups/backup-alarms.ts';
import type { Environment } from '../../env.ts';
import { BackupArchive } from '../../models/BackupArchive.ts';
import { mostBytes } from './back-up.ts';

interface Present {
  waitingSegments: number;
  archivedAt: Date | null;
}

const recountMilliseconds = 3_600_000;

/**
 * Keeps the row up by which staff, metrics and alarms know how the archive is, and names in the log what needs attention
 * (docs/operations.md).
 * @returns writes the row; what the archive takes is counted once an hour, for it may be very many files
 */
export function keepArchiveRow(
  env: Environment,
  knex: Knex,
  archive: Archive,
  log: Logger,
): (present: Present) => Promise<void> {
  let counted: { byteSize: number; at: number } | null = null;
  return async ({ waitingSegments, archivedAt }) => {
    if (!counted || Date.now() - counted.at > recountMilliseconds)
      counted = { byteSize: await countBytes(archive), at: Date.now() };
    const whole = (await listBases(archive)).filter(({ isWhole }) => isWhole);
    await BackupArchive.query(knex)
      .insert({
        place: archive.place,
        byteSize: counted.byteSize,
        mostBytes: mostBytes(env),
        freeBytes: await archive.freeBytes(),
        waitingSegments,
        reachesFrom: whole[0]?.startedAt ?? null,
        ...(archivedAt && { archivedAt }),
        checkedAt: new Date(),
      })
      .onConflict('id')
      .merge();
    for (const alarm of alarmsOf(await readBackupFigures(knex), new Date()))
      log.error({ alarm }, 'backups need attention');
  };
}

async function countBytes(archive: Archive): Promise<number> {
  let bytes = 0;
  for (const folder of ['base/', 'wal/'])
    for await (const { byteSize } of archive.list(folder)) bytes += byteSize;
  for (const { versions } of (await listFiles(archive)).values())
    for (const { byteSize } of versions) bytes += byteSize;
  return bytes;
}
