import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { listFiles, versionAt } from '../../adapters/backup/archived-files.ts';
import type { Archive } from '../../adapters/backup/archive.ts';
import { archiveOwnLog } from '../../adapters/backup/own-postgres.ts';
import { recoverCluster } from '../../adapters/backup/recover-cluster.ts';
import { prepareCluster, systemIdOf } from '../../adapters/backup/restore-base.ts';
import { shipWal, waitingFiles } from '../../adapters/backup/ship-wal.ts';
import { openDatabaseForCommand } from '../../adapters/database.ts';
import { readHeads } from '../../domains/admin/audit/audit-heads.ts';
import { verifyChain } from '../../domains/admin/audit/verify-chain.ts';
import { migrate } from '../../adapters/migrate.ts';
import { loginOf } from '../../adapters/database-login.ts';
import { recordRun } from '../../domains/admin/backups/record-run.ts';
import type { Environment } from '../../env.ts';
import type { BackupRun } from '../../models/BackupRun.ts';
import { readBooks } from '../books/read-books.ts';
import { differences, markDatabase, markQuietMoment } from './fingerprint.ts';
import { embeddedCluster, ownPostgres } from './open-source.ts';

/** How many files are read back in one night; where there are more, each night goes on where the former ended. */
const filesOfOneNight = 5_000;
const dayMilliseconds = 86_400_000;

/** Where the copy of the last drill lies: an embedded database's folder, `postgres` in it. */
export const drillFolder = (env: Environment): string => resolve(env.DATA_DIR, 'drill');

/**
 * Restores the newest backup beside the running database, from the archive alone, to a moment of now; compares the two
 * table by table and row by row, migrates the copy, reads its books by their rules, and reads files back
 * (docs/operations.md). The copy stays until the next drill.
 */
export function drill(env: Environment, knex: Knex, url: string, archive: Archive): Promise<BackupRun> {
  return recordRun(knex, 'drill', async () => {
    const moment = await markQuietMoment(url);
    await fillLog(env, knex, archive);
    const folder = drillFolder(env);
    const work = `${folder}.new`;
    await rm(work, { recursive: true, force: true });
    const findings: string[] = [];
    try {
      const prepared = await prepareCluster({
        archive,
        folder: join(work, 'postgres'),
        until: null,
        binDir: env.POSTGRES_BIN_DIR,
      });
      const { user, password, database } = loginOf(url);
      const recovered = await recoverCluster(
        prepared,
        { user, password, database: 'postgres' },
        { lsn: moment.lsn },
      );
      try {
        const copyUrl = `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${recovered.port}/${database}`;
        findings.push(...differences(moment.marks, await markDatabase(copyUrl)));
        findings.push(...(await migrateAndRead(env, copyUrl, archive)));
      } finally {
        await recovered.stop();
      }
      const files = await readFilesBack(archive, moment.at);
      findings.push(...files.findings);
      await rm(folder, { recursive: true, force: true });
      await rename(work, folder);
      return {
        backupName: prepared.manifest.id,
        asOf: moment.at,
        tableCount: moment.marks.size,
        rowCount: [...moment.marks.values()].reduce((sum, { rows }) => sum + rows, 0),
        fileCount: files.count,
        findings,
      };
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  });
}

/** The log up to now goes into the archive: what the copy is made of lies nowhere else. */
async function fillLog(env: Environment, knex: Knex, archive: Archive): Promise<void> {
  if (env.DATABASE_URL) return archiveOwnLog(ownPostgres(env, archive));
  const cluster = embeddedCluster(env);
  const { rows } = await knex.raw<{ rows: { segment: string }[] }>(
    'select pg_walfile_name(pg_switch_wal()) segment',
  );
  const segment = rows[0]?.segment ?? '';
  const isDone = () =>
    existsSync(join(cluster, 'pg_wal', 'archive_status', `${segment}.done`)) ||
    !existsSync(join(cluster, 'pg_wal', segment));
  for (let tries = 0; !isDone(); tries += 1) {
    if (tries > 600) throw new Error(`The database did not give ${segment} to the archive.`);
    if ((await waitingFiles(cluster)).length > 0) await shipWal(cluster, archive, systemIdOf(cluster) ?? '');
    else await sleep(100);
  }
}

async function migrateAndRead(env: Environment, copyUrl: string, archive: Archive): Promise<string[]> {
  const copy = openDatabaseForCommand(copyUrl, 2, env.MIGRATIONS_DIR);
  try {
    await migrate(copyUrl, { folder: env.MIGRATIONS_DIR });
    const books = (await readBooks(copy)).map(({ rule, finding }) => `books: ${rule}: ${finding}`);
    const { findings } = await verifyChain(copy, await readHeads(env.DATA_DIR, archive));
    return [...books, ...findings.map((finding) => `audit log: ${finding}`)];
  } catch (error) {
    return [`the copy does not migrate: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    await copy.destroy();
  }
}

async function readFilesBack(archive: Archive, at: Date): Promise<{ count: number; findings: string[] }> {
  const versions = [...(await listFiles(archive))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, history]) => versionAt(history, at) ?? []);
  const start = (Math.floor(at.getTime() / dayMilliseconds) * filesOfOneNight) % Math.max(1, versions.length);
  const tonight = [...versions.slice(start), ...versions.slice(0, start)].slice(0, filesOfOneNight);
  const findings: string[] = [];
  for (const { name } of tonight)
    await archive
      .read(name)
      .catch((error: unknown) => findings.push(error instanceof Error ? error.message : String(error)));
  return { count: tonight.length, findings };
}
