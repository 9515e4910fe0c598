import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { choosePostgresAccount, type PostgresAccount } from './embedded-postgres-account.ts';
import { findPostgresBinaries, type PostgresBinaries } from './embedded-postgres-binaries.ts';
import { clearLeftovers, forgetOwner, rememberOwner } from './embedded-postgres-lock.ts';
import { launchPostgres, runProgram, stopPostgres, withClient } from './postgres-process.ts';

export interface EmbeddedPostgres {
  /** Address of the product's database, password included. */
  url: string;
  port: number;
  /** Ends the database after its open transactions were rolled back; safe to call twice. */
  stop(): Promise<void>;
}

interface EmbeddedPostgresOptions {
  /** Folder of the cluster, its password and its owner's note; made when missing. */
  folder: string;
  /** For tests: nothing is forced to disk, so a power cut loses the database. */
  throwaway?: boolean;
  /** Keeps the log until it was taken into the archive of backups. */
  archiving?: boolean;
  databaseName?: string;
}

/**
 * ICU has the order of the Hebrew alphabet. pg_trgm uses the character type instead, and finds no Hebrew letters
 * under plain C; systems name their UTF-8 type differently.
 */
const localesByPreference = [
  ...['C.UTF-8', 'en_US.UTF-8'].map((type) => [
    '--lc-collate=C',
    `--lc-ctype=${type}`,
    '--locale-provider=icu',
    '--icu-locale=he',
  ]),
  ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ['--locale=C'],
];

/** Nothing is forced to disk. */
const throwawaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

/**
 * The log is kept for an archive. No command takes it there: PostgreSQL keeps each segment until our own archiver has
 * marked it (backup/ship-wal.ts). A segment ends after a minute, however little is in it.
 */
const archivingSettings = {
  wal_level: 'replica',
  archive_mode: 'on',
  archive_command: '',
  archive_timeout: 60,
};

const userName = 'bikur';

/**
 * Starts a PostgreSQL of our own on a free port of loopback and makes the database when missing (docs/product.md 10).
 * An existing cluster is used again, also after a crash.
 * @throws {EmbeddedPostgresInUseError} when another process uses the folder
 * @throws {Error} with the database's own message when it does not start
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(options.folder);
  mkdirSync(folder, { recursive: true });
  const cluster = join(folder, 'cluster');
  const binaries = await findPostgresBinaries();
  const account = choosePostgresAccount([binaries.postgres, cluster]);
  const password = readPassword(folder);
  if (existsSync(cluster)) await clearLeftovers(folder, cluster, password);
  else await createCluster(binaries, account, cluster, password);

  const { child, port } = await launchPostgres({
    account,
    program: binaries.postgres,
    cluster,
    login: maintenanceLogin(password),
    settings: {
      ...(options.throwaway && throwawaySettings),
      ...(options.archiving && archivingSettings),
    },
  });
  rememberOwner(folder);
  const databaseName = options.databaseName ?? 'bikur';
  await createDatabase(port, password, databaseName);
  return {
    url: embeddedAddress(port, password, databaseName),
    port,
    stop: async () => {
      await stopPostgres(child);
      forgetOwner(folder);
    },
  };
}

/** Address of the product's database while another process runs it from this folder; null when none does. */
export function addressOfRunningPostgres(folder: string, databaseName = 'bikur'): string | null {
  const note = join(resolve(folder), 'cluster', 'postmaster.pid');
  if (!existsSync(note)) return null;
  // PostgreSQL's own note: its port is on the fourth line.
  const port = Number(readFileSync(note, 'utf8').split('\n')[3]);
  if (!Number.isInteger(port) || port <= 0) return null;
  return embeddedAddress(port, readPassword(resolve(folder)), databaseName);
}

/** How to reach an embedded server before its own database is there. */
export const maintenanceLogin = (password: string) => ({ user: userName, password, database: 'postgres' });

const embeddedAddress = (port: number, password: string, databaseName = 'bikur'): string =>
  `postgres://${userName}:${password}@127.0.0.1:${port}/${databaseName}`;

/** The password of the embedded database's owner, made with its folder, or that of another role in another file. */
export function readPassword(folder: string, name = 'password'): string {
  const file = join(folder, name);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** Builds beside the final place and moves it there, so that an interrupted first start leaves no half cluster. */
async function createCluster(
  binaries: PostgresBinaries,
  account: PostgresAccount,
  cluster: string,
  password: string,
): Promise<void> {
  const unfinished = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  account.own(unfinished);
  account.own(passwordFile);
  const places = [`--pgdata=${unfinished}`, `--pwfile=${passwordFile}`];
  const common = ['--encoding=UTF8', `--username=${userName}`, '--auth=scram-sha-256', '--no-sync'];
  try {
    let issues = '';
    for (const locale of localesByPreference) {
      const { code, output } = await runProgram(account, binaries.initdb, [...places, ...common, ...locale]);
      issues = code === 0 ? '' : `${issues}${output}`;
      if (code === 0) break;
    }
    if (issues) throw new Error(`PostgreSQL could not make its folder:\n${issues}`);
    renameSync(unfinished, cluster);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

async function createDatabase(port: number, password: string, name: string): Promise<void> {
  await withClient(port, maintenanceLogin(password), async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
}
