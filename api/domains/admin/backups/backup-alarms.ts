import type { Knex } from 'knex';
import { BackupArchive } from '../../../models/BackupArchive.ts';
import { BackupRun } from '../../../models/BackupRun.ts';

/** What may be wrong with the backups, each once (docs/operations.md says what to do). */
export const backupAlarms = [
  'no_backup',
  'drill_failed',
  'archive_nearly_full',
  'disk_nearly_full',
  'log_waits',
] as const;
export type BackupAlarm = (typeof backupAlarms)[number];

/** The newest figures of the backups. */
export interface BackupFigures {
  archive: BackupArchive | null;
  lastGoodBackup: Date | null;
  lastDrill: { passed: boolean; endedAt: Date } | null;
}

const hour = 3_600_000;
const backupHours = 26;
/** Files of 16 MB; one is filled every minute at least. */
const mostWaiting = 64;
const fullAt = 0.8;
const leastFreeBytes = 2_000_000_000;

/** Reads the newest figures of the backups, by their indexes. */
export async function readBackupFigures(knex: Knex): Promise<BackupFigures> {
  const [archive, backup, drill] = await Promise.all([
    BackupArchive.query(knex).first(),
    BackupRun.query(knex).where({ kind: 'backup', status: 'passed' }).orderBy('ended_at', 'desc').first(),
    BackupRun.query(knex)
      .where({ kind: 'drill' })
      .whereNot('status', 'running')
      .orderBy('ended_at', 'desc')
      .first(),
  ]);
  return {
    archive: archive ?? null,
    lastGoodBackup: backup?.endedAt ?? null,
    lastDrill: drill?.endedAt ? { passed: drill.status === 'passed', endedAt: drill.endedAt } : null,
  };
}

/** What is wrong by these figures; nothing where no backups are set up. */
export function alarmsOf({ archive, lastGoodBackup, lastDrill }: BackupFigures, now: Date): BackupAlarm[] {
  if (!archive) return [];
  const { byteSize, mostBytes, freeBytes, waitingSegments } = archive;
  const isWrong: Record<BackupAlarm, boolean> = {
    no_backup: !lastGoodBackup || now.getTime() - lastGoodBackup.getTime() > backupHours * hour,
    drill_failed: lastDrill?.passed === false,
    archive_nearly_full: byteSize >= mostBytes * fullAt,
    disk_nearly_full: freeBytes !== null && freeBytes < leastFreeBytes,
    log_waits: waitingSegments > mostWaiting,
  };
  return backupAlarms.filter((alarm) => isWrong[alarm]);
}
