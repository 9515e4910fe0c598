import type { Knex } from 'knex';
import type { Archive } from '../../adapters/backup/archive.ts';
import { listFiles, versionAt } from '../../adapters/backup/archived-files.ts';
import type { Storage } from '../../adapters/storage.ts';
import { commandLine } from '../../contract/admin/audited.ts';
import { writeAudit } from '../../http/admin/write-audit.ts';
import { CommandError } from './open-source.ts';

/** Whose rows come back: a card, or an account with all its cards. */
export interface Lost {
  table: 'business_profiles' | 'users';
  id: number;
}

/**
 * What comes back with a card or an account, in an order in which each row stands on those before it, and the columns
 * that lead to them. Money isn't among them, nor anything that opens the account: plans, orders, standing charges, stored
 * cards and sessions stay gone, and staff give a plan again (docs/operations.md).
 */
const belongings: readonly { table: string; by: Readonly<Record<string, string>> }[] = [
  { table: 'users', by: {} },
  { table: 'business_profiles', by: { user_id: 'users' } },
  { table: 'user_addresses', by: { user_id: 'users' } },
  { table: 'billing_details', by: { user_id: 'users' } },
  { table: 'media', by: { user_id: 'users', profile_id: 'business_profiles' } },
  { table: 'profile_slug_history', by: { profile_id: 'business_profiles' } },
  { table: 'profile_stats', by: { profile_id: 'business_profiles' } },
  { table: 'card_day_tallies', by: { profile_id: 'business_profiles' } },
  { table: 'review_invitations', by: { profile_id: 'business_profiles' } },
  { table: 'card_reviews', by: { profile_id: 'business_profiles' } },
  { table: 'contact_leads', by: { profile_id: 'business_profiles' } },
  { table: 'contact_consents', by: { lead_id: 'contact_leads' } },
  { table: 'time_requests', by: { profile_id: 'business_profiles' } },
  { table: 'card_allocations', by: { profile_id: 'business_profiles' } },
  { table: 'support_tickets', by: { user_id: 'users' } },
  { table: 'messages', by: { ticket_id: 'support_tickets' } },
];

type Row = Record<string, unknown>;
/** Signs of a name that can't stand anywhere by chance. */
const randomName = 12;

/**
 * Writes back from a copy of the database what was deleted since, in one transaction: a card of an owner who is there, or
 * an account with its cards. What exists stays as it is.
 * @returns how many rows came back, by table, and how many could not since something else has their place
 * @throws {CommandError} when it isn't in the copy, or is there already, or its address is somebody else's by now
 */
export async function bringBack(
  knex: Knex,
  copy: Knex,
  lost: Lost,
  now: Date,
): Promise<{ rows: Map<string, Row[]>; left: number }> {
  const found = await collect(copy, lost);
  return knex.transaction(async (trx) => {
    const isThere = await trx(lost.table).where({ id: lost.id }).first('id');
    if (isThere) throw new CommandError('It is there already: nothing was deleted.');
    const [root] = found.get(lost.table) ?? [];
    if (
      lost.table === 'business_profiles' &&
      !(await trx('users').where({ id: root?.['user_id'] }).first('id'))
    )
      throw new CommandError('Its owner is gone, too: bring the account back, and the card comes with it.');
    if (lost.table === 'users')
      await trx('closed_card_addresses').where({ former_user_id: lost.id }).delete();
    // What triggers would do to new rows was done when these were new.
    await trx.raw(`set local session_replication_role = replica`);
    const written = new Map<string, Row[]>();
    let left = 0;
    for (const { table, by } of belongings) {
      const kept: Row[] = [];
      for (const row of found.get(table) ?? []) {
        const isBack = (await insertRow(trx, table, row)) || (await joinAgain(trx, table, by, row));
        if (isBack) kept.push(row);
        else left += 1;
      }
      if (kept.length > 0) written.set(table, kept);
    }
    if (!written.has(lost.table))
      throw new CommandError('Its name or address belongs to somebody else by now: change theirs first.');
    left += await dropLoose(trx, written);
    await trx.raw(`set local session_replication_role = origin`);
    // Pages that say "not here" are forgotten, here and in every other process.
    for (const { id } of written.get('business_profiles') ?? [])
      await trx('business_profiles').where({ id }).update({ updated_at: now });
    await writeAudit(
      { trx, actor: { id: null, username: commandLine }, requestId: null },
      { action: 'bring-back', entity: lost.table === 'users' ? 'users' : 'business-profiles', id: lost.id },
      null,
      Object.fromEntries([...written].map(([table, rows]) => [table, rows.length])),
    );
    return { rows: written, left };
  });
}

async function collect(copy: Knex, lost: Lost): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>([[lost.table, await readRows(copy, lost.table, 'id', [lost.id])]]);
  if (found.get(lost.table)?.length === 0) throw new CommandError('It is not in the copy of the last drill.');
  for (const { table, by } of belongings) {
    if (found.has(table)) continue;
    const rows = new Map<string, Row>();
    for (const [column, parent] of Object.entries(by)) {
      const ids = (found.get(parent) ?? []).map(({ id }) => id as number);
      for (const row of ids.length > 0 ? await readRows(copy, table, column, ids) : [])
        rows.set(JSON.stringify(row), row);
    }
    if (rows.size > 0) found.set(table, [...rows.values()]);
  }
  return found;
}

/** As JSON, which keeps every digit of a time; what the database computes from a row by itself is left out. */
async function readRows(copy: Knex, table: string, column: string, ids: readonly number[]): Promise<Row[]> {
  const { rows } = await copy.raw<{ rows: { row: Row }[] }>(
    `select to_jsonb(one) - coalesce((
       select array_agg(attname::text) from pg_attribute where attrelid = ?::regclass and attgenerated <> ''
     ), '{}') "row" from ?? one where ?? = any(?)`,
    [table, table, `one.${column}`, [...ids]],
  );
  return rows.map(({ row }) => row);
}

async function insertRow(trx: Knex.Transaction, table: string, row: Row): Promise<boolean> {
  const names = Object.keys(row);
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `insert into ?? (${names.map(() => '??').join(', ')}) overriding system value
     select ${names.map(() => '??').join(', ')} from jsonb_populate_record(null::${table}, ?::jsonb)
     on conflict do nothing returning 1`,
    [table, ...names, ...names, JSON.stringify(row)],
  );
  return rows.length > 0;
}

/** A picture outlives its card and only forgets it. */
async function joinAgain(
  trx: Knex.Transaction,
  table: string,
  by: Readonly<Record<string, string>>,
  row: Row,
): Promise<boolean> {
  let joined = 0;
  for (const column of Object.keys(by))
    if (typeof row['id'] === 'number' && row[column] !== null)
      joined += await trx(table)
        .where({ id: row['id'] })
        .whereNull(column)
        .update({ [column]: row[column] });
  return joined > 0;
}

interface Reference {
  table: string;
  column: string;
  target: string;
  targetColumn: string;
  nullable: boolean;
}

/** While triggers were away nobody looked whether what a row points at is there. */
async function dropLoose(trx: Knex.Transaction, written: ReadonlyMap<string, Row[]>): Promise<number> {
  const { rows: references } = await trx.raw<{ rows: Reference[] }>(
    `select c.conrelid::regclass::text "table", a.attname "column", c.confrelid::regclass::text target,
       f.attname "targetColumn", not a.attnotnull nullable
     from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
     where c.contype = 'f' and array_length(c.conkey, 1) = 1 and c.conrelid::regclass::text = any(?)`,
    [[...written.keys()]],
  );
  let dropped = 0;
  for (const { table } of belongings.filter((one) => written.has(one.table)))
    for (const { column, target, targetColumn, nullable } of references.filter(
      (one) => one.table === table,
    )) {
      const values = (written.get(table) ?? []).map((row) => row[column]).filter((value) => value !== null);
      if (values.length === 0) continue;
      const loose = trx(table)
        .whereIn(column, values as string[])
        .whereNotExists(
          trx(`${target} as found`)
            .select(trx.raw('1'))
            .whereRaw('?? = ??', [`found.${targetColumn}`, `${table}.${column}`]),
        );
      if (nullable) await loose.update({ [column]: null });
      else dropped += await loose.delete();
    }
  return dropped;
}

/** Puts back the files that the rows name and the storage has no more, as they were at that moment. */
export async function bringFilesBack(
  knex: Knex,
  archive: Archive,
  storage: Storage,
  rows: ReadonlyMap<string, Row[]>,
  moment: Date,
): Promise<number> {
  const words = JSON.stringify([...rows.values()]);
  let restored = 0;
  for (const [key, history] of await listFiles(archive)) {
    const [place = ''] = key.split('/');
    // A picture's folder is its random name; a short word may be anything.
    const isNamed = words.includes(key) || (place.length >= randomName && words.includes(place));
    if (!isNamed || (await storage.sizeOf(key)) !== null) continue;
    const version = versionAt(history, moment);
    if (!version) continue;
    await storage.put(key, await archive.read(version.name));
    await knex('discarded_files').where({ storage_key: place }).orWhere({ storage_key: key }).delete();
    restored += 1;
  }
  return restored;
}
