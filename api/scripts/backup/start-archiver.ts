import type { Knex } from 'knex';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Archive } from '../../adapters/backup/archive.ts';
import { listBases, readManifest } from '../../adapters/backup/base-manifest.ts';
import { systemIdOf } from '../../adapters/backup/restore-base.ts';
import { shipWal, waitingFiles } from '../../adapters/backup/ship-wal.ts';
import { timelineOf } from '../../adapters/backup/wal-names.ts';
import type { Environment } from '../../env.ts';
import { describeError } from '../../http/describe-error.ts';
import { keepArchiveRow } from './archive-row.ts';
import { backUp } from './back-up.ts';
import { embeddedCluster } from './open-source.ts';

interface Archiver {
  /** Takes what the database, which has ended, left of its log. */
  finish(): Promise<void>;
  /** Ends the work beside the running database. */
  stop(): Promise<void>;
}

interface Parts {
  env: Environment;
  knex: Knex;
  url: string;
  archive: Archive;
  log: Logger;
}

const shipMilliseconds = 5_000;
const stateMilliseconds = 60_000;
const finishMilliseconds = 5_000;
/** 4 GB of log: beyond it the database's own disk is worth more than the moments until the next base backup. */
const mostSegments = 256;

/**
 * Takes the embedded database's log into the archive as it is filled, makes the first base backup, and keeps the row up
 * by which staff, metrics and alarms know how the archive is (docs/operations.md).
 */
export function startArchiver({ env, knex, url, archive, log }: Parts): Archiver {
  const cluster = embeddedCluster(env);
  const systemId = systemIdOf(cluster) ?? '';
  const ending = new AbortController();
  let archivedAt: Date | null = null;
  let words = '';
  const writeRow = keepArchiveRow(env, knex, archive, log);

  const report = (error: unknown, what: string) => {
    const text = String(error);
    // The same trouble every few seconds is told once.
    if (text !== words) log.error({ err: describeError(error) }, what);
    words = text;
  };
  const ship = async () => {
    try {
      const { newest } = await shipWal(cluster, archive, systemId);
      if (newest) archivedAt = newest;
      words = '';
    } catch (error) {
      report(error, 'the log is not taken into the archive of backups');
      if ((await waitingFiles(cluster)).length > mostSegments) await giveUp();
    }
  };
  /** The archive has a hole then, which a restore names; the base backup that follows begins after it. */
  const giveUp = async () => {
    const marks = join(cluster, 'pg_wal', 'archive_status');
    for (const file of await waitingFiles(cluster)) {
      const ready = join(marks, `${file}.ready`);
      renameSync(ready, join(marks, `${file}.done`));
    }
    writeFileSync(holeNote(env), new Date().toISOString());
    log.error('the archive of backups was away for too long: it has a hole until the next base backup');
  };
  const makeFirstBase = async () => {
    if (await hasBase(archive, systemId, knex, env)) return;
    const run = await backUp(env, knex, url, archive);
    rmSync(holeNote(env), { force: true });
    log.info({ backup: run.backupName, byteSize: run.byteSize }, 'first base backup');
  };

  const loop = async (milliseconds: number, work: () => Promise<void>, what: string) => {
    while (!ending.signal.aborted) {
      await work().catch((error: unknown) => !ending.signal.aborted && report(error, what));
      await sleep(milliseconds, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const working = Promise.all([
    loop(shipMilliseconds, ship, 'archiver'),
    loop(
      stateMilliseconds,
      async () => {
        await makeFirstBase();
        await writeRow({ waitingSegments: (await waitingFiles(cluster)).length, archivedAt });
      },
      'the archive of backups',
    ),
  ]);
  return {
    async stop() {
      ending.abort();
      // A base backup under way is given up with its process, and the former one stays.
      await Promise.race([working, sleep(finishMilliseconds, undefined, { ref: false })]);
    },
    async finish() {
      await Promise.race([ship(), sleep(finishMilliseconds, undefined, { ref: false })]);
    },
  };
}

const holeNote = (env: Environment) => join(env.DATA_DIR, 'postgres', 'archive-hole');

/** Whether there is a base backup of this very database on the timeline on which it is now. */
async function hasBase(archive: Archive, systemId: string, knex: Knex, env: Environment): Promise<boolean> {
  if (existsSync(holeNote(env))) return false;
  const newest = (await listBases(archive))
    .filter((base) => base.isWhole && base.systemId === systemId)
    .at(-1);
  if (!newest) return false;
  const { firstSegment } = await readManifest(archive, systemId, newest.id);
  const { rows } = await knex.raw<{ rows: { segment: string }[] }>(
    'select pg_walfile_name(pg_current_wal_lsn()) segment',
  );
  return timelineOf(firstSegment) === timelineOf(rows[0]?.segment ?? '');
}
