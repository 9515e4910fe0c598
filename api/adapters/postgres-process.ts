import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresAccount } from './embedded-postgres-account.ts';
import { clientLimits, maxCommandStatement } from './database-limits.ts';

/** How to reach a database server of our own. */
export interface Login {
  user: string;
  password: string;
  database: string;
}

interface Launch {
  account: PostgresAccount;
  /** The program `postgres`. */
  program: string;
  cluster: string;
  login: Login;
  settings: Readonly<Record<string, string | number>>;
  /** How long it may take until it answers: a restore reads the log first. */
  milliseconds?: number;
  tries?: number;
}

export interface LaunchedPostgres {
  child: ChildProcess;
  port: number;
  /** The last of what it printed. */
  output(): string;
}

const startupTries = 5;
const startupMilliseconds = 30_000;

/** What every server of ours is told. */
const commonSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  shared_buffers: '64MB',
  timezone: 'UTC',
};

/**
 * Starts a server on a free port of loopback and waits until it answers. A port that was free a moment ago may be taken
 * by now, and a killed server's memory may not be freed yet: another port is tried.
 * @throws {Error} with the server's own words when it does not start
 */
export async function launchPostgres(launch: Launch): Promise<LaunchedPostgres> {
  const { account, program, cluster, login, settings, tries = startupTries } = launch;
  let output = '';
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const port = await freePort();
    const flags = Object.entries({ port, ...commonSettings, ...settings }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const child = startProgram(account, program, ['-D', cluster, ...flags]);
    // From its start on: this process may be told to end before the database answers.
    const stopAtExit = () => child.kill('SIGINT');
    process.once('exit', stopAtExit);
    child.once('exit', () => process.off('exit', stopAtExit));
    output = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      output = `${output}${chunk.toString()}`.slice(-4_000);
    });
    if (await answers(child, port, login, launch.milliseconds ?? startupMilliseconds))
      return { child, port, output: () => output };
    await sleep(200);
  }
  throw new Error(`PostgreSQL did not start:\n${output}`);
}

/** Ends a server after its open transactions were rolled back; safe to call twice. */
export async function stopPostgres(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGINT');
  await ended;
}

async function answers(
  child: ChildProcess,
  port: number,
  login: Login,
  milliseconds: number,
): Promise<boolean> {
  const ended = new AbortController();
  child.once('exit', () => ended.abort());
  child.once('error', () => ended.abort());
  const deadline = Date.now() + milliseconds;
  while (!ended.signal.aborted && Date.now() < deadline) {
    if (await withClient(port, login, () => Promise.resolve(true)).catch(() => false)) return true;
    await sleep(20);
  }
  child.kill('SIGKILL');
  return false;
}

export async function withClient<T>(
  port: number,
  login: Login,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ host: '127.0.0.1', port, ...login, ...clientLimits(maxCommandStatement) });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** In a process group of its own: Ctrl-C reaches the server alone, which drains and then stops the database. */
function startProgram(account: PostgresAccount, program: string, args: string[]): ChildProcess {
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

export function runProgram(
  account: PostgresAccount,
  program: string,
  args: string[],
): Promise<{ code: number; output: string }> {
  return new Promise((done, fail) => {
    const child = startProgram(account, program, args);
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', fail);
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
