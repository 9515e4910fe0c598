import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { clientLimits, maxStatement } from './database-limits.ts';

/** Thrown when another live process of ours uses the database folder. */
class EmbeddedPostgresInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(`The database in ${folder} is in use by process ${pid}. Stop it first, or set another DATA_DIR.`);
    this.name = 'EmbeddedPostgresInUseError';
  }
}

/** Writes down which process started the database, so that the next start tells a running one from a leftover. */
export function rememberOwner(folder: string): void {
  writeFileSync(ownerFile(folder), `${process.pid}\n`);
}

/** Removes that note when the database has ended as it should. */
export function forgetOwner(folder: string): void {
  rmSync(ownerFile(folder), { force: true });
}

/**
 * Makes the cluster startable: a database whose owner was killed is ended, a stale postmaster.pid (whose number
 * another program may have got meanwhile) is removed.
 * @throws {EmbeddedPostgresInUseError} when the owning process runs
 */
export async function clearLeftovers(folder: string, cluster: string, password: string): Promise<void> {
  const lockFile = join(cluster, 'postmaster.pid');
  const lines = readText(lockFile)?.split('\n');
  if (!lines) return;
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!(await isPostgres(pid, port, password))) {
    rmSync(lockFile, { force: true });
    return;
  }
  const owner = Number(readText(ownerFile(folder)));
  if (owner && isAlive(owner)) throw new EmbeddedPostgresInUseError(folder, owner);
  process.kill(pid, 'SIGINT');
  for (let tries = 0; isAlive(pid); tries += 1) {
    if (tries === 400) throw new EmbeddedPostgresInUseError(folder, pid);
    await sleep(25);
  }
}

async function isPostgres(pid: number, port: number, password: string): Promise<boolean> {
  if (!pid || !port || !isAlive(pid)) return false;
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'bikur',
    password,
    database: 'postgres',
    ...clientLimits(maxStatement),
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // "Starting up" or "shutting down" shows a running server; a refused connection or password means it is not ours.
    return error instanceof pg.DatabaseError && (error.code ?? '').startsWith('57P');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether a process runs, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function ownerFile(folder: string): string {
  return join(folder, 'owner.pid');
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
