import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addressOfRunningPostgres, readPassword } from '../../adapters/embedded-postgres.ts';
import { ownerUrlOf } from '../../adapters/database-address.ts';
import { openArchive, type Archive } from '../../adapters/backup/archive.ts';
import type { OwnPostgres } from '../../adapters/backup/own-postgres.ts';
import type { Environment } from '../../env.ts';

/** Thrown with words for whoever runs a command; it needs no stack. */
export class CommandError extends Error {}

/** Folder of the embedded database in DATA_DIR. */
export const embeddedFolder = (env: Environment): string => join(env.DATA_DIR, 'postgres');

/** The embedded database's data folder. */
export const embeddedCluster = (env: Environment): string => join(embeddedFolder(env), 'cluster');

/** The password that a copy of the embedded database has, too. */
export const embeddedPassword = (env: Environment): string => readPassword(embeddedFolder(env));

/** The PostgreSQL of DATABASE_URL, as its backups need it. */
export const ownPostgres = (env: Environment, archive: Archive): OwnPostgres => ({
  url: ownerUrlOf(env) ?? '',
  archive,
  spool: resolve(env.DATA_DIR, 'backup-spool'),
  binDir: env.POSTGRES_BIN_DIR,
});

/** Whether the settings name a place for backups. */
export const hasBackups = (env: Environment): boolean => Boolean(env.BACKUP_DIR ?? env.BACKUP_S3_BUCKET);

/**
 * The archive that the settings name.
 * @throws {CommandError} when they name none
 */
export async function requireArchive(env: Environment): Promise<Archive> {
  const archive = await openArchive(env);
  if (!archive)
    throw new CommandError(
      'Backups have no place: set BACKUP_DIR (or BACKUP_S3_BUCKET) and BACKUP_KEY (docs/configuration.md).',
    );
  return archive;
}

/** Address of the embedded database while an application runs it. */
export function addressBeside(env: Environment): string | null {
  return existsSync(embeddedCluster(env)) ? addressOfRunningPostgres(embeddedFolder(env)) : null;
}

/** Runs a command: an error meant for people is printed without its stack. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isPlain = error instanceof Error && (error instanceof CommandError || plainNames.has(error.name));
    const words =
      error instanceof Error ? (isPlain ? error.message : (error.stack ?? error.message)) : String(error);
    process.stderr.write(`${words}\n`);
    process.exitCode = 1;
  }
}

const plainNames = new Set([
  'DamagedFileError',
  'EmbeddedPostgresInUseError',
  'EnvironmentError',
  'MissingFileError',
  'NoPostgresError',
  'NotReachedError',
  'RunUnderWayError',
  'WrongKeyError',
]);
