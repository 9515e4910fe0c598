import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { choosePostgresAccount, type PostgresAccount } from '../embedded-postgres-account.ts';
import type { Archive } from './archive.ts';
import { listBases, readManifest, type BaseManifest } from './base-manifest.ts';
import { chooseWal } from './choose-wal.ts';
import { findPostgres } from './postgres-programs.ts';
import { MissingFileError } from './seal.ts';
import { unpackBase } from './unpack-base.ts';
import { isHistory, isSegment, parseWalObject, timelineOf, type ArchivedSegment } from './wal-names.ts';

export interface RestoreRequest {
  archive: Archive;
  /** A new folder; the data folder becomes `cluster` in it. */
  folder: string;
  /** Null: as far as the log goes. */
  until: Date | null;
  /** The data folder of the server that was backed up, where it is still there: the newest of its log is taken too. */
  beside?: string | undefined;
  binDir?: string | undefined;
}

export interface PreparedCluster {
  manifest: BaseManifest;
  cluster: string;
  account: PostgresAccount;
  /** The program `postgres` of the right version. */
  program: string;
  timeline: number;
  segments: number;
}

interface Log {
  segments: ArchivedSegment[];
  histories: { file: string; name: string }[];
}

/**
 * Writes the data folder from which PostgreSQL can go on to a moment: the newest base backup before it, and all of its
 * log up to it. Everything is checked before the database starts.
 * @throws {MissingFileError} {DamagedFileError} {WrongKeyError} naming the file
 * @throws {NotReachedError} when the log ends before the moment
 */
export async function prepareCluster(request: RestoreRequest): Promise<PreparedCluster> {
  const { archive, folder } = request;
  const { manifest, log, choice, besides } = await chooseBase(request);
  const cluster = join(folder, 'cluster');
  const program = await findPostgres(manifest.majorVersion, request.binDir);
  mkdirSync(folder, { recursive: true });
  const account = choosePostgresAccount([program, cluster]);
  const own = (path: string) => account.own(path);
  await unpackBase(archive, manifest, cluster, own);
  const write = (path: string, content: string) => {
    writeFileSync(join(cluster, path), content, { mode: 0o600 });
    own(join(cluster, path));
  };
  write('backup_label', manifest.label);
  // A copy waits for no standby of the server that it was copied from, and follows none.
  const adapted = join(cluster, 'postgresql.auto.conf');
  if (existsSync(adapted))
    write(
      'postgresql.auto.conf',
      readFileSync(adapted, 'utf8').replaceAll(/^(synchronous_standby_names|primary_\w+)\b.*\n?/gm, ''),
    );
  if (!existsSync(join(cluster, 'postgresql.conf'))) write('postgresql.conf', '');
  // Debian keeps these outside the data folder.
  if (!existsSync(join(cluster, 'pg_hba.conf')))
    write('pg_hba.conf', 'host all all 127.0.0.1/32 scram-sha-256\n');
  if (!existsSync(join(cluster, 'pg_ident.conf'))) write('pg_ident.conf', '');
  if (manifest.password !== null) writeFileSync(join(folder, 'password'), manifest.password, { mode: 0o600 });
  for (const { file, name } of log.histories) await writeLog(cluster, file, await archive.read(name), own);
  for (const { segment, name } of choice.segments)
    await writeLog(cluster, segment, await archive.read(name), own);
  for (const segment of besides) {
    const target = join(cluster, 'pg_wal', segment);
    if (existsSync(target)) continue;
    cpSync(join(request.beside ?? '', 'pg_wal', segment), target);
    own(target);
  }
  return { manifest, cluster, account, program, timeline: choice.timeline, segments: choice.segments.length };
}

async function chooseBase({ archive, until, beside }: RestoreRequest) {
  const bases = (await listBases(archive)).filter(({ isWhole }) => isWhole).toReversed();
  const logs = new Map<string, Log>();
  for (const { systemId, id, startedAt } of bases) {
    if (until && startedAt > until) continue;
    const manifest = await readManifest(archive, systemId, id);
    if (until && manifest.endedAt > until) continue;
    const log = logs.get(systemId) ?? (await listLog(archive, systemId));
    logs.set(systemId, log);
    const histories = new Map<number, string>();
    for (const { file, name } of log.histories)
      histories.set(timelineOf(file), (await archive.read(name)).toString());
    const known = new Set(log.segments.map(({ segment }) => segment));
    const besides =
      beside && systemIdOf(beside) === systemId ? segmentsBeside(beside, known) : new Set<string>();
    const choice = chooseWal({
      archived: log.segments,
      histories,
      firstSegment: manifest.firstSegment,
      lastSegment: manifest.lastSegment,
      until,
      segmentBytes: manifest.segmentBytes,
      beside: besides,
    });
    if (choice) return { manifest, log, choice, besides };
  }
  const first = bases.at(-1)?.startedAt.toISOString();
  throw new MissingFileError(
    until && first ? `A base backup from before ${until.toISOString()}` : 'A whole base backup',
    first ? `is missing from the backup; the first one is of ${first}` : 'is missing from the backup',
  );
}

async function listLog(archive: Archive, systemId: string): Promise<Log> {
  const segments: ArchivedSegment[] = [];
  const histories = new Map<string, string>();
  for await (const { name } of archive.list(`wal/${systemId}/`)) {
    const found = parseWalObject(name);
    if (!found) continue;
    if (isSegment(found.file)) segments.push({ name, segment: found.file, filledAt: found.filledAt });
    else if (isHistory(found.file)) histories.set(found.file, name);
  }
  return { segments, histories: [...histories].map(([file, name]) => ({ file, name })) };
}

function segmentsBeside(cluster: string, known: ReadonlySet<string>): Set<string> {
  const files = readdirSync(join(cluster, 'pg_wal'));
  return new Set(files.filter((file) => isSegment(file) && !known.has(file)));
}

/** Which database a data folder is of, as its control file begins; null when there is none. */
export function systemIdOf(cluster: string): string | null {
  const control = join(cluster, 'global', 'pg_control');
  return existsSync(control) ? readFileSync(control).readBigUInt64LE(0).toString() : null;
}

const block = Buffer.alloc(64 * 1024);

/** A segment that ended early is empty from there on: those bytes take no room on the disk. */
async function writeLog(
  cluster: string,
  file: string,
  content: Buffer,
  own: (path: string) => void,
): Promise<void> {
  let end = content.length;
  while (end >= block.length && content.subarray(end - block.length, end).equals(block)) end -= block.length;
  const path = join(cluster, 'pg_wal', file);
  rmSync(path, { force: true });
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(content.subarray(0, end));
    await handle.truncate(content.length);
  } finally {
    await handle.close();
  }
  own(path);
  // It is in the archive already.
  const mark = join(cluster, 'pg_wal', 'archive_status', `${file}.done`);
  writeFileSync(mark, '', { mode: 0o600 });
  own(mark);
}
