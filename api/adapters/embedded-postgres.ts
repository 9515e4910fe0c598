import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { choosePostgresAccount, type PostgresAccount } from './embedded-postgres-account.ts';
import { findPostgresBinaries, type PostgresBinaries } from './embedded-postgres-binaries.ts';
import { clearLeftovers, forgetOwner, rememberOwner } from './embedded-postgres-lock.ts';

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

const startupTries = 5;
const startupMilliseconds = 30_000;

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

  const { child, port } = await launch(binaries, account, cluster, password, options.throwaway ?? false);
  rememberOwner(folder);
  const databaseName = options.databaseName ?? 'bikur';
  await createDatabase(port, password, databaseName);
  return {
    url: `postgres://bikur:${password}@127.0.0.1:${port}/${databaseName}`,
    port,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((done) => child.once('exit', done));
        child.kill('SIGINT');
        await ended;
      }
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
  return `postgres://bikur:${readPassword(resolve(folder))}@127.0.0.1:${port}/${databaseName}`;
}

function readPassword(folder: string): string {
  const file = join(folder, 'password');
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
  const common = ['--encoding=UTF8', '--username=bikur', '--auth=scram-sha-256', '--no-sync'];
  try {
    let issues = '';
    for (const locale of localesByPreference) {
      const { code, output } = await run(account, binaries.initdb, [...places, ...common, ...locale]);
      issues = code === 0 ? '' : `${issues}${output}`;
      if (code === 0) break;
    }
    if (issues) throw new Error(`PostgreSQL could not make its folder:\n${issues}`);
    renameSync(unfinished, cluster);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * A port that was free a moment ago may be taken by now, and a killed server's memory may not be freed yet: another
 * port is tried.
 */
async function launch(
  binaries: PostgresBinaries,
  account: PostgresAccount,
  cluster: string,
  password: string,
  throwaway: boolean,
): Promise<{ child: ChildProcess; port: number }> {
  let output = '';
  for (let attempt = 0; attempt < startupTries; attempt += 1) {
    const port = await freePort();
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 200,
      shared_buffers: '64MB',
      timezone: 'UTC',
      ...(throwaway && {
        fsync: 'off',
        synchronous_commit: 'off',
        full_page_writes: 'off',
        autovacuum: 'off',
      }),
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = start(account, binaries.postgres, ['-D', cluster, ...flags]);
    // From its start on: this process may be told to end before the database answers.
    const stopAtExit = () => child.kill('SIGINT');
    process.once('exit', stopAtExit);
    child.once('exit', () => process.off('exit', stopAtExit));
    output = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      output = `${output}${chunk.toString()}`.slice(-4_000);
    });
    if (await answers(child, port, password)) return { child, port };
    await sleep(200);
  }
  throw new Error(`The embedded PostgreSQL did not start:\n${output}`);
}

async function answers(child: ChildProcess, port: number, password: string): Promise<boolean> {
  const ended = new AbortController();
  child.once('exit', () => ended.abort());
  child.once('error', () => ended.abort());
  const deadline = Date.now() + startupMilliseconds;
  while (!ended.signal.aborted && Date.now() < deadline) {
    if (await withClient(port, password, () => Promise.resolve(true)).catch(() => false)) return true;
    await sleep(20);
  }
  child.kill('SIGKILL');
  return false;
}

async function createDatabase(port: number, password: string, name: string): Promise<void> {
  await withClient(port, password, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
}

async function withClient<T>(
  port: number,
  password: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'bikur', password, database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** In a process group of its own: Ctrl-C reaches the server alone, which drains and then stops the database. */
function start(account: PostgresAccount, program: string, args: string[]): ChildProcess {
  const command = account.command(program, args);
  return spawn(command.program, command.args, {
    ...(command.uid !== undefined && { uid: command.uid }),
    ...(command.gid !== undefined && { gid: command.gid }),
    cwd: '/',
    detached: process.platform !== 'win32',
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin:/usr/sbin:/sbin' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function run(
  account: PostgresAccount,
  program: string,
  args: string[],
): Promise<{ code: number; output: string }> {
  return new Promise((done, fail) => {
    const child = start(account, program, args);
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', fail);
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
