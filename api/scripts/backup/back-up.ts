import type { Knex } from 'knex';
import { sweepFiles } from '../../adapters/backup/archived-files.ts';
import type { Archive } from '../../adapters/backup/archive.ts';
import { listBases } from '../../adapters/backup/base-manifest.ts';
import { takeOwnBase } from '../../adapters/backup/own-postgres.ts';
import { prune } from '../../adapters/backup/prune.ts';
import { takeBase } from '../../adapters/backup/take-base.ts';
import { openBareStorage } from '../../adapters/open-storage.ts';
import { recordRun } from '../../domains/admin/backups/record-run.ts';
import type { Environment } from '../../env.ts';
import type { BackupRun } from '../../models/BackupRun.ts';
import { embeddedCluster, embeddedPassword, ownPostgres } from './open-source.ts';

const gigabyte = 1_000_000_000;

export const mostBytes = (env: Environment): number => Math.round(env.BACKUP_MAX_GB * gigabyte);

/**
 * Makes a base backup of the running database, takes into the archive what it lacks of the files, and removes what the
 * days that are kept don't need (docs/operations.md). The former backup stays whole until this one is.
 * @param url address of the running database
 */
export function backUp(env: Environment, knex: Knex, url: string, archive: Archive): Promise<BackupRun> {
  return recordRun(knex, 'backup', async () => {
    const manifest = env.DATABASE_URL
      ? await takeOwnBase(ownPostgres(env, archive))
      : await takeBase({ url, cluster: embeddedCluster(env), archive, password: embeddedPassword(env) });
    const { files } = await sweepFiles(await openBareStorage(env), archive);
    await prune(archive, {
      days: env.BACKUP_DAYS,
      mostBytes: mostBytes(env),
      now: new Date(),
      current: manifest.id,
    });
    const base = (await listBases(archive)).find(({ id }) => id === manifest.id);
    return {
      backupName: manifest.id,
      asOf: manifest.endedAt,
      byteSize: base?.byteSize ?? 0,
      fileCount: files,
    };
  });
}
