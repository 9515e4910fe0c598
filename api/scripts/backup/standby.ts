import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Archive } from '../../adapters/backup/archive.ts';
import { findPostgres } from '../../adapters/backup/postgres-programs.ts';
import { prepareCluster } from '../../adapters/backup/restore-base.ts';
import {
  addressOfRunningPostgres,
  maintenanceLogin,
  readPassword,
} from '../../adapters/embedded-postgres.ts';
import { choosePostgresAccount } from '../../adapters/embedded-postgres-account.ts';
import { launchPostgres, stopPostgres, type LaunchedPostgres } from '../../adapters/postgres-process.ts';
import { CommandError } from './open-source.ts';
import { clientLimits, maxCommandStatement } from '../../adapters/database-limits.ts';

/** Its name among the primary's connections, and of the slot that keeps the log for it. */
const standbyName = 'bikur_standby';
const followMilliseconds = 120_000;
const watchMilliseconds = 1_000;

interface StandbyRequest {
  archive: Archive;
  /** A folder of its own, such as a DATA_DIR. */
  folder: string;
  /** Where the primary is now: its port is another one after each start. */
  primary(): string | null;
  binDir?: string | undefined;
}

interface RunningStandby {
  ended: Promise<void>;
  /** Ends it; the primary waits for it no more. */
  stop(): Promise<void>;
}

/**
 * Makes a standby from the newest backup, or goes on with one, and lets the primary acknowledge nothing before the
 * standby has it on its disk.
 * @throws {CommandError} when the primary isn't running or the standby doesn't catch up
 */
export async function followPrimary(request: StandbyRequest): Promise<RunningStandby> {
  const { archive, binDir } = request;
  const folder = join(resolve(request.folder), 'postgres');
  const url = request.primary();
  if (!url)
    throw new CommandError(
      'The database is not running: start Bikur first, or name it with --primary=postgres://…',
    );
  await query(
    url,
    `select pg_create_physical_replication_slot($1, true)
    where not exists (select 1 from pg_replication_slots where slot_name = $1)`,
    [standbyName],
  );
  if (!existsSync(join(folder, 'cluster'))) {
    const work = `${folder}.new`;
    await rm(work, { recursive: true, force: true });
    const prepared = await prepareCluster({ archive, folder: work, until: null, binDir });
    writeConnection(join(work, 'cluster'), url);
    const signal = join(work, 'cluster', 'standby.signal');
    writeFileSync(signal, '', { mode: 0o600 });
    prepared.account.own(signal);
    await rename(work, folder);
  } else writeConnection(join(folder, 'cluster'), url);

  const server = await launchStandby(folder, binDir);
  const ended = new Promise<void>((done) => server.child.once('exit', () => done()));
  let current = url;
  const ending = new AbortController();
  const watching = (async () => {
    while (!ending.signal.aborted) {
      const address = request.primary();
      if (address && address !== current && (await isPrimary(address))) {
        current = address;
        writeConnection(join(folder, 'cluster'), address);
        await query(addressOf(folder), 'select pg_reload_conf()').catch(() => undefined);
      }
      await Promise.race([sleep(watchMilliseconds), ended]);
      if (server.child.exitCode !== null || server.child.signalCode !== null) break;
    }
  })();
  const stop = async () => {
    ending.abort();
    await releasePrimary(current).catch(() => undefined);
    await stopPostgres(server.child);
    await watching;
  };
  try {
    await waitUntilFollowing(url);
    await query(url, `alter system set synchronous_standby_names = '${standbyName}'`);
    await query(url, 'select pg_reload_conf()');
    await waitUntilSynchronous(url);
    // The process that makes checkpoints tells all others to wait, before it makes one.
    await query(url, 'checkpoint');
  } catch (error) {
    await stop();
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n${server.output()}`);
  }
  return { ended, stop };
}

/** Lets a database acknowledge alone again, such as after its standby was lost. */
export async function releasePrimary(url: string): Promise<void> {
  await query(url, 'alter system reset synchronous_standby_names');
  await query(url, 'select pg_reload_conf()');
}

/**
 * Makes a standby the database, whether its process runs or not.
 * @throws {CommandError} when the folder holds no standby
 */
export async function promoteStandby(place: string, binDir?: string): Promise<void> {
  const folder = join(resolve(place), 'postgres');
  if (!existsSync(join(folder, 'cluster', 'standby.signal')))
    throw new CommandError(`${place} holds no standby.`);
  const isRunning = await isPrimary(addressOf(folder), true);
  const server = isRunning ? null : await launchStandby(folder, binDir);
  try {
    const url = addressOf(folder);
    const [row] = await query<{ done: boolean }>(url, 'select pg_promote(true, 300) done');
    if (!row?.done)
      throw new CommandError('PostgreSQL did not make the standby the database within five minutes.');
    // Written down by the former primary; nobody would ever acknowledge.
    await releasePrimary(url);
    await query(url, 'checkpoint');
  } finally {
    if (server) await stopPostgres(server.child);
  }
}

async function launchStandby(folder: string, binDir?: string): Promise<LaunchedPostgres> {
  const cluster = join(folder, 'cluster');
  const major = Number(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'));
  const program = await findPostgres(major, binDir);
  return launchPostgres({
    account: choosePostgresAccount([program, cluster]),
    program,
    cluster,
    login: maintenanceLogin(readPassword(folder)),
    milliseconds: followMilliseconds,
    settings: {
      hot_standby: 'on',
      restore_command: 'false',
      recovery_target_timeline: 'latest',
      archive_mode: 'off',
      wal_receiver_status_interval: 1,
      wal_retrieve_retry_interval: '500ms',
    },
  });
}

/** In a file and not on the command line: it changes while the standby runs. */
function writeConnection(cluster: string, url: string): void {
  const { host, port, user, password } = new pg.Client(url);
  // As libpq reads a value, and then as PostgreSQL reads a setting.
  const quote = (value: string | number | null | undefined) =>
    `'${String(value ?? '').replaceAll(/['\\]/g, '\\$&')}'`;
  const connection = `host=${quote(host)} port=${quote(port)} user=${quote(user)} password=${quote(password)} application_name=${standbyName}`;
  const setting = connection.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll('\n', '\\n');
  const file = join(cluster, 'postgresql.auto.conf');
  const account = choosePostgresAccount([cluster]);
  writeFileSync(file, `primary_conninfo = '${setting}'\nprimary_slot_name = '${standbyName}'\n`, {
    mode: 0o600,
  });
  account.own(file);
}

const addressOf = (folder: string) =>
  addressOfRunningPostgres(folder, 'postgres') ?? 'postgres://127.0.0.1:1/none';

/** Whether a server answers there that is the primary, or with `orStandby` any. */
async function isPrimary(url: string, orStandby = false): Promise<boolean> {
  return query<{ standby: boolean }>(url, 'select pg_is_in_recovery() standby').then(
    ([row]) => orStandby || row?.standby === false,
    () => false,
  );
}

async function waitUntilFollowing(url: string): Promise<void> {
  await until(url, `state = 'streaming'`, 'The standby does not follow the database.');
}

async function waitUntilSynchronous(url: string): Promise<void> {
  await until(url, `sync_state = 'sync'`, 'The database does not wait for the standby.');
}

async function until(url: string, condition: string, words: string): Promise<void> {
  const deadline = Date.now() + followMilliseconds;
  while (Date.now() < deadline) {
    const found = await query(
      url,
      `select 1 from pg_stat_replication where application_name = $1 and ${condition}`,
      [standbyName],
    );
    if (found.length > 0) return;
    await sleep(50);
  }
  throw new CommandError(words);
}

async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'bikur-standby-command',
    ...clientLimits(maxCommandStatement),
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
