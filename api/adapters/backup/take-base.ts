import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Archive } from './archive.ts';
import { baseFolder, baseId, writeManifest, type BaseManifest } from './base-manifest.ts';
import { packFolder } from './pack-folder.ts';
import { shipWal, waitingFiles } from './ship-wal.ts';
import { clientLimits, maxCommandStatement } from '../database-limits.ts';

/** What tells one database server and its log from another. */
export interface ServerFacts {
  systemId: string;
  majorVersion: number;
  segmentBytes: number;
  timeline: number;
}

/** Reads what tells a server from others. */
export async function readServerFacts(client: pg.Client): Promise<ServerFacts> {
  const { rows } = await client.query<Record<keyof ServerFacts, string>>(`
    select (select system_identifier from pg_control_system())::text "systemId",
      (current_setting('server_version_num')::int / 10000)::text "majorVersion",
      (select setting from pg_settings where name = 'wal_segment_size') "segmentBytes",
      (select timeline_id from pg_control_checkpoint())::text timeline`);
  const [row] = rows;
  if (!row) throw new Error('The database said nothing about itself.');
  return {
    systemId: row.systemId,
    majorVersion: Number(row.majorVersion),
    segmentBytes: Number(row.segmentBytes),
    timeline: Number(row.timeline),
  };
}

interface BaseRequest {
  url: string;
  /** The data folder, which this process may read. */
  cluster: string;
  archive: Archive;
  password: string | null;
}

const copyOfLabel = 'bikur backup';

/**
 * Copies a running database into the archive with everything of its log that makes the copy whole. The former backup
 * stays as it is; without its manifest, which is written last, this one counts for nothing.
 * @throws {Error} when the database keeps no log for an archive
 */
export async function takeBase({ url, cluster, archive, password }: BaseRequest): Promise<BaseManifest> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'bikur-backup',
    ...clientLimits(maxCommandStatement),
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await requireArchiving(client);
    const facts = await readServerFacts(client);
    const startedAt = new Date();
    const id = baseId(startedAt);
    const { rows: begun } = await client.query<{ segment: string }>(
      `select pg_walfile_name(pg_backup_start($1, true)) segment`,
      [copyOfLabel],
    );
    const packed = await packFolder(cluster, archive, baseFolder(facts.systemId, id));
    // Names in its answer the segment that the copy needs last, and begins a new one after it.
    const { rows: ended } = await client.query<{ segment: string; labelfile: string }>(
      'select pg_walfile_name(lsn) segment, labelfile from pg_backup_stop(false)',
    );
    const [first, last] = [begun[0]?.segment, ended[0]?.segment];
    if (!first || !last) throw new Error('The database did not say where its backup begins and ends.');
    const endedAt = new Date();
    await waitUntilShipped(cluster, archive, facts.systemId, last);
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
      label: ended[0]?.labelfile ?? '',
      password,
      ...packed,
    };
    await writeManifest(archive, manifest);
    return manifest;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function requireArchiving(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ mode: string }>(`select current_setting('archive_mode') mode`);
  if (rows[0]?.mode === 'off')
    throw new Error(
      'The running database keeps no log for backups: end Bikur, set BACKUP_DIR or BACKUP_S3_BUCKET and start it again.',
    );
}

/** The segment is marked as filled a moment after the backup's end. */
async function waitUntilShipped(
  cluster: string,
  archive: Archive,
  systemId: string,
  segment: string,
): Promise<void> {
  const wal = join(cluster, 'pg_wal');
  // What was marked may be gone soon after.
  const isDone = () =>
    existsSync(join(wal, 'archive_status', `${segment}.done`)) || !existsSync(join(wal, segment));
  for (let tries = 0; !isDone(); tries += 1) {
    if (tries > 600) throw new Error(`The database did not give ${segment} to the archive.`);
    if ((await waitingFiles(cluster)).length > 0) await shipWal(cluster, archive, systemId);
    else await sleep(100);
  }
}
