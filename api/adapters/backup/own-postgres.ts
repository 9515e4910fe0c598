import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Archive } from './archive.ts';
import { baseFolder, baseId, writeManifest, type BaseManifest } from './base-manifest.ts';
import { packFolder } from './pack-folder.ts';
import { findPostgres } from './postgres-programs.ts';
import { readServerFacts, type ServerFacts } from './take-base.ts';
import { isHistory, isSegment, numberOf, parseWalObject, walObject } from './wal-names.ts';
import { clientLimits, maxCommandStatement } from '../database-limits.ts';
import { withoutPassword } from '../database-login.ts';
import { inheritedVariables } from '../../inherited-variables.ts';

/** The slot by which the server keeps its log until it was received. */
const slot = 'bikur_archive';

export interface OwnPostgres {
  url: string;
  archive: Archive;
  /** A folder for what is received and not archived yet. */
  spool: string;
  binDir?: string | undefined;
}

/**
 * Copies a PostgreSQL of one's own over its replication protocol, by PostgreSQL's own pg_basebackup, with everything of
 * its log that makes the copy whole. Its user needs the right to replicate.
 * @throws {NoPostgresError} when PostgreSQL's programs of its version are not here
 * @throws {Error} with pg_basebackup's own words
 */
export async function takeOwnBase(own: OwnPostgres): Promise<BaseManifest> {
  const { url, archive, spool, binDir } = own;
  const client = await connect(url);
  const work = join(spool, 'base');
  try {
    const facts = await readServerFacts(client);
    // The slot keeps the log from here on, whether anybody receives it yet or not.
    await ensureSlot(client);
    const startedAt = new Date();
    const id = baseId(startedAt);
    await rm(work, { recursive: true, force: true });
    await mkdir(spool, { recursive: true, mode: 0o700 });
    await runTool(await toolOf('pg_basebackup', facts.majorVersion, binDir), url, [
      `--pgdata=${work}`,
      '--format=plain',
      '--wal-method=none',
      '--checkpoint=fast',
      '--no-sync',
    ]);
    const { rows } = await client.query<{ segment: string; lsn: string }>(
      'select pg_walfile_name(pg_current_wal_lsn()) segment, pg_current_wal_lsn()::text lsn',
    );
    const endedAt = new Date();
    const label = await readFile(join(work, 'backup_label'), 'utf8');
    const first = /file ([0-9A-F]{24})/.exec(label)?.[1];
    const last = rows[0]?.segment;
    if (!first || !last) throw new Error('pg_basebackup did not say where its copy begins.');
    const packed = await packFolder(work, archive, baseFolder(facts.systemId, id));
    await receiveUpTo(own, client, facts, last);
    const manifest: BaseManifest = {
      format: 1,
      id,
      systemId: facts.systemId,
      majorVersion: facts.majorVersion,
      segmentBytes: facts.segmentBytes,
      startedAt,
      endedAt,
      firstSegment: first,
      lastSegment: last,
      label,
      password: null,
      ...packed,
    };
    await writeManifest(archive, manifest);
    return manifest;
  } finally {
    await rm(work, { recursive: true, force: true });
    await client.end().catch(() => undefined);
  }
}

/** Ends the server's present file of the log and waits until it is in the archive. */
export async function archiveOwnLog(own: OwnPostgres): Promise<void> {
  const client = await connect(own.url);
  try {
    const { rows } = await client.query<{ segment: string }>(
      'select pg_walfile_name(pg_current_wal_lsn()) segment',
    );
    await receiveUpTo(own, client, await readServerFacts(client), rows[0]?.segment ?? '');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Receives the log all the time and takes it into the archive, until it is told to end. One process does so. */
export async function receiveLog(own: OwnPostgres, signal: AbortSignal): Promise<void> {
  const client = await connect(own.url);
  let facts: ServerFacts;
  try {
    facts = await readServerFacts(client);
    await ensureSlot(client);
  } finally {
    await client.end().catch(() => undefined);
  }
  const receiver = await startReceiver(own, facts);
  signal.addEventListener('abort', receiver.stop);
  try {
    while (receiver.runs()) {
      await shipSpool(own, facts);
      await Promise.race([receiver.ended, sleep(5_000)]);
    }
    await shipSpool(own, facts);
  } finally {
    signal.removeEventListener('abort', receiver.stop);
    receiver.stop();
  }
}

/** How far the archive is behind the server. */
export async function readLogState({ url, archive }: OwnPostgres): Promise<{
  systemId: string;
  waitingSegments: number;
  archivedAt: Date | null;
}> {
  const client = await connect(url);
  try {
    const { systemId, segmentBytes } = await readServerFacts(client);
    const { rows } = await client.query<{ segment: string }>(
      'select pg_walfile_name(pg_current_wal_lsn()) segment',
    );
    let newest = 0;
    let archivedAt: Date | null = null;
    for await (const { name } of archive.list(`wal/${systemId}/`)) {
      const found = parseWalObject(name);
      if (!found || !isSegment(found.file)) continue;
      newest = Math.max(newest, numberOf(found.file, segmentBytes));
      if (!archivedAt || found.filledAt > archivedAt) archivedAt = found.filledAt;
    }
    const present = numberOf(rows[0]?.segment ?? '', segmentBytes);
    return { systemId, waitingSegments: newest > 0 ? Math.max(0, present - newest - 1) : 0, archivedAt };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function receiveUpTo(
  own: OwnPostgres,
  client: pg.Client,
  facts: ServerFacts,
  segment: string,
): Promise<void> {
  await client.query('select pg_switch_wal()');
  const isReceived = async () => {
    const { rows } = await client.query(
      'select 1 from pg_replication_slots where slot_name = $1 and active',
      [slot],
    );
    return rows.length > 0;
  };
  const receiver = (await isReceived()) ? null : await startReceiver(own, facts);
  try {
    for (let tries = 0; !(await isArchived(own.archive, facts, segment)); tries += 1) {
      if (tries > 600) throw new Error(`The server did not give ${segment} to the archive.`);
      if (receiver && !receiver.runs()) throw new Error('pg_receivewal ended before its time.');
      await shipSpool(own, facts);
      await sleep(100);
    }
  } finally {
    receiver?.stop();
    await receiver?.ended;
  }
}

async function isArchived(
  archive: Archive,
  { systemId, segmentBytes }: ServerFacts,
  segment: string,
): Promise<boolean> {
  for await (const { name } of archive.list(`wal/${systemId}/`)) {
    const file = parseWalObject(name)?.file;
    if (file && isSegment(file) && numberOf(file, segmentBytes) >= numberOf(segment, segmentBytes))
      return true;
  }
  return false;
}

interface Receiver {
  runs(): boolean;
  /** Whether it ended by itself, was killed, or could not be started at all. */
  ended: Promise<void>;
  stop(): void;
}

async function startReceiver(
  { url, spool, binDir }: OwnPostgres,
  { majorVersion }: ServerFacts,
): Promise<Receiver> {
  const folder = join(spool, 'log');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const child = spawnClient(await toolOf('pg_receivewal', majorVersion, binDir), url, [
    `--directory=${folder}`,
    `--slot=${slot}`,
    '--status-interval=1',
  ]);
  child.stderr?.resume();
  let runs = true;
  const ended = new Promise<void>((done) => {
    const end = () => {
      runs = false;
      done();
    };
    child.once('exit', end);
    // Without a listener, a program that can't be started would end this process.
    child.on('error', () => child.pid === undefined && end());
  });
  return { runs: () => runs, ended, stop: () => void child.kill('SIGINT') };
}

/** What has come whole goes into the archive and away; a file that still grows is called `.partial`. */
async function shipSpool({ archive, spool }: OwnPostgres, { systemId }: ServerFacts): Promise<void> {
  const folder = join(spool, 'log');
  if (!existsSync(folder)) return;
  const files = (await readdir(folder)).filter((file) => isSegment(file) || isHistory(file)).toSorted();
  // The newest whole one stays: by it the receiver knows where to go on.
  for (const [at, file] of files.entries()) {
    const path = join(folder, file);
    const { mtime } = await stat(path);
    const name = walObject(systemId, file, mtime);
    if (!shipped.has(name)) {
      await archive.write(name, await readFile(path));
      shipped.add(name);
    }
    if (at < files.length - 1) await rm(path, { force: true });
  }
}

const shipped = new Set<string>();

async function ensureSlot(client: pg.Client): Promise<void> {
  await client.query(
    `select pg_create_physical_replication_slot($1::name, true)
     where not exists (select 1 from pg_replication_slots where slot_name = $1)`,
    [slot],
  );
}

async function toolOf(name: string, majorVersion: number, binDir?: string): Promise<string> {
  const program = join(dirname(await findPostgres(majorVersion, binDir)), name);
  if (!existsSync(program))
    throw new Error(`${program} is missing: install postgresql-client-${majorVersion}.`);
  return program;
}

async function runTool(program: string, url: string, args: string[]): Promise<void> {
  const child = spawnClient(program, url, args);
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => (words = `${words}${chunk.toString()}`.slice(-2_000)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} failed:\n${words}`);
}

/** Everybody on the machine may read a command line, so the password goes by another way. */
function spawnClient(program: string, url: string, args: string[]): ChildProcess {
  const { address, password } = withoutPassword(url);
  return spawn(program, [`--dbname=${address}`, ...args], {
    env: { ...(inheritedVariables() as NodeJS.ProcessEnv), ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'bikur-backup',
    ...clientLimits(maxCommandStatement),
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
