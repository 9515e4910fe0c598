import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreFiles } from '../adapters/backup/archived-files.ts';
import { archiveOwnLog } from '../adapters/backup/own-postgres.ts';
import { recoverCluster } from '../adapters/backup/recover-cluster.ts';
import { prepareCluster, systemIdOf } from '../adapters/backup/restore-base.ts';
import { shipWal } from '../adapters/backup/ship-wal.ts';
import { openMediaStorage } from '../adapters/disk-storage.ts';
import { maintenanceLogin } from '../adapters/embedded-postgres.ts';
import { openBareStorage } from '../adapters/open-storage.ts';
import { readEnvironment } from '../env.ts';
import { traceSources } from '../lib/source-traces.ts';
import { loginOf } from '../adapters/database-login.ts';
import { ownerUrlOf } from '../adapters/database-address.ts';
import {
  CommandError,
  embeddedCluster,
  embeddedFolder,
  ownPostgres,
  requireArchive,
  runCommand,
} from './backup/open-source.ts';
import { isInUse } from './backup/is-in-use.ts';

/**
 * `npm run restore -- --to=2026-11-22T10:00:06Z`: database and files as they were at a moment, or without `--to` as
 * far as the backup goes (docs/operations.md). In place of those in DATA_DIR, which are kept beside; with
 * `--into=folder` in a folder of their own.
 */
traceSources();
await runCommand(async () => {
  const { to, into } = parseArgs({ options: { to: { type: 'string' }, into: { type: 'string' } } }).values;
  const env = readEnvironment();
  const until = to === undefined ? null : readMoment(to);
  const archive = await requireArchive(env);
  if (env.DATABASE_URL && !into)
    throw new CommandError(
      'A PostgreSQL of your own is restored beside it: name a folder with --into=<folder> (docs/operations.md).',
    );
  const target = resolve(into ?? env.DATA_DIR);
  if (into && existsSync(join(target, 'postgres')))
    throw new CommandError(`${target} holds a database already.`);
  if (!into && (await isInUse(embeddedFolder(env))))
    throw new CommandError('Bikur is running: end it first, or restore beside it with --into=<folder>.');

  const beside = !env.DATABASE_URL && existsSync(embeddedCluster(env)) ? embeddedCluster(env) : undefined;
  // The newest of the log, where the server still gives it; what the archive has is enough otherwise.
  if (env.DATABASE_URL) await archiveOwnLog(ownPostgres(env, archive)).catch(() => undefined);
  const systemId = beside && systemIdOf(beside);
  if (beside && systemId) await shipWal(beside, archive, systemId);
  const work = join(target, `.restoring-${process.pid}`);
  try {
    const prepared = await prepareCluster({
      archive,
      folder: join(work, 'postgres'),
      until,
      beside,
      binDir: env.POSTGRES_BIN_DIR,
    });
    const recovered = await recoverCluster(
      prepared,
      env.DATABASE_URL
        ? { ...loginOf(ownerUrlOf(env) ?? env.DATABASE_URL), database: 'postgres' }
        : maintenanceLogin(prepared.manifest.password ?? ''),
      {
        until,
      },
    );
    await recovered.stop();
    const moment = until ?? new Date();
    const inBucket = Boolean(env.S3_BUCKET) && !into;
    const storage = inBucket ? await openBareStorage(env) : openMediaStorage(work);
    const files = await restoreFiles(archive, storage, moment);
    const kept = await putInPlace(work, target, moment);
    process.stdout.write(
      [
        `Restored to ${until ? until.toISOString() : 'the end of the log'} in ${target}: base backup ${prepared.manifest.id}, ${prepared.segments} files of the log, ${files} files.`,
        ...(recovered.lastCommit
          ? [`The last change in it is of ${recovered.lastCommit.toISOString()}.`]
          : []),
        ...(kept ? [`What was there before lies in ${kept}.`] : []),
        'Run `npm run books` before people are let in.',
        ...(until
          ? [
              'Then run `npm run audit -- restored`: without it the nightly check takes the end of the audit log for a forgery.',
            ]
          : []),
        '',
      ].join('\n'),
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
});

function readMoment(text: string): Date {
  const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(text);
  const moment = new Date(text);
  if (!isWhole || Number.isNaN(moment.getTime()))
    throw new CommandError(
      `--to: ${text} is no moment; write it with its zone, such as 2026-11-22T10:00:06Z.`,
    );
  if (moment.getTime() > Date.now()) throw new CommandError(`--to: ${text} is in the future.`);
  return moment;
}

/** Each by one renaming, after all of it was made. */
async function putInPlace(work: string, target: string, moment: Date): Promise<string | null> {
  const kept = join(target, `before-restore-${moment.toISOString().replaceAll(/[-:.]/g, '')}-${Date.now()}`);
  for (const part of ['postgres', 'media']) {
    if (!existsSync(join(work, part))) continue;
    if (existsSync(join(target, part))) {
      await mkdir(kept, { recursive: true, mode: 0o700 });
      await rename(join(target, part), join(kept, part));
    }
    await rename(join(work, part), join(target, part));
  }
  return existsSync(kept) ? kept : null;
}
