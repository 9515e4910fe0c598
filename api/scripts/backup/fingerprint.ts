import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { clientLimits, maxCommandStatement } from '../../adapters/database-limits.ts';

/** How many rows a table has, and a sum over their contents that any other row would change. */
interface TableMark {
  rows: number;
  hash: string;
}
export type Fingerprint = Map<string, TableMark>;

export interface QuietMoment {
  /** The place in the log: everything before it is in the fingerprint, and nothing after it. */
  lsn: string;
  at: Date;
  marks: Fingerprint;
}

const tries = 3_000;
const pauseMilliseconds = 20;

/**
 * Marks every table of a running database at a moment that the log can name: one at which no transaction was writing.
 * Nobody waits for it; on a busy database such a moment comes between two transactions.
 * @throws {Error} when no such moment came within a minute
 */
export async function markQuietMoment(url: string): Promise<QuietMoment> {
  const client = await connect(url);
  try {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const { rows: before } = await client.query<{ lsn: string }>(
        'select pg_current_wal_insert_lsn()::text lsn',
      );
      await client.query('begin isolation level repeatable read read only');
      const { rows: after } = await client.query<{ lsn: string; seen: string }>(
        'select pg_current_wal_insert_lsn()::text lsn, pg_current_snapshot()::text seen',
      );
      const [lsn, seen] = [after[0]?.lsn ?? '', after[0]?.seen ?? ''];
      const [oldest, next] = seen.split(':');
      if (lsn === before[0]?.lsn && oldest === next) {
        const at = new Date();
        const marks = await markTables(client);
        await client.query('commit');
        return { lsn, at, marks };
      }
      await client.query('rollback');
      await sleep(pauseMilliseconds);
    }
    throw new Error('Some transaction was writing all the time: there was no moment to compare.');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Marks every table of a database at rest. */
export async function markDatabase(url: string): Promise<Fingerprint> {
  const client = await connect(url);
  try {
    return await markTables(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Where two databases differ, a line for each table. */
export function differences(live: Fingerprint, copy: Fingerprint): string[] {
  return [...new Set([...live.keys(), ...copy.keys()])].toSorted().flatMap((table) => {
    const [one, other] = [live.get(table), copy.get(table)];
    if (!other) return [`${table} is missing from the copy`];
    if (!one) return [`${table} is in the copy alone`];
    if (one.rows !== other.rows) return [`${table} has ${one.rows} rows, its copy ${other.rows}`];
    return one.hash === other.hash ? [] : [`${table} has other contents than its copy`];
  });
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'bikur-drill',
    ...clientLimits(maxCommandStatement),
  });
  client.on('error', () => undefined);
  await client.connect();
  // Rows are written out as text: in the same way on both sides.
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set bytea_output = 'hex'`);
  return client;
}

async function markTables(client: pg.Client): Promise<Fingerprint> {
  // Tables that outlive no crash, and so no restore, are left out.
  const { rows: tables } = await client.query<{ name: string; quoted: string }>(`
    select n.nspname || '.' || c.relname name, format('%I.%I', n.nspname, c.relname) quoted
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p'
      and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
    order by 1`);
  const marks: Fingerprint = new Map();
  for (const { name, quoted } of tables) {
    const { rows } = await client.query<{ rows: string; hash: string }>(
      `select count(*)::text rows, coalesce(sum(hashtextextended(one::text, 0)::numeric), 0)::text hash from ${quoted} one`,
    );
    marks.set(name, { rows: Number(rows[0]?.rows), hash: rows[0]?.hash ?? '' });
  }
  return marks;
}
