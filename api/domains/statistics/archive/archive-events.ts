import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Knex } from 'knex';
import type { AppDeps } from '../../../deps.ts';
import { maintainDayTallies } from '../reports/maintain-day-tallies.ts';
import {
  readEventsFile,
  rewriteWithout,
  writeEventsFile,
  type ArchivedEvent,
  type EventToArchive,
} from './events-file.ts';
import { partsOf } from './parts-of.ts';

type Deps = Pick<AppDeps, 'env' | 'knex' | 'storage' | 'clock'>;

const eventsAtOnce = 20_000;
/** About so many events in one file: 100 MB of file, which is in memory once while it is sent. */
const eventsInFile = 40_000_000;
/** Milliseconds that the database may take to sort a month. */
const longestSort = 6 * 60 * 60_000;

/** What is known of a month that left the database. */
export interface EventArchive {
  /** Its first day. */
  month: string;
  /** 1 and up. */
  part: number;
  storageKey: string;
  events: number;
  byteSize: number;
}

/** The months that left the database, the newest first. */
export const listEventArchives = (knex: Knex): Promise<EventArchive[]> =>
  knex('card_event_archives')
    .select('month', 'part', { storageKey: 'storage_key' }, 'events', { byteSize: 'byte_size' })
    .orderBy([{ column: 'month', order: 'desc' }, { column: 'part' }]);

/**
 * Moves closed months of events out of the database into files of the storage (docs/operations.md, "Events of closed
 * months"). Their days are tallied first, so statistics answer as before. Safe to run at any time, any number of times; a
 * month whose run was killed is begun anew, and one that was not brought back to its end stays archived.
 * @param keptMonths whole months that stay besides the present one
 * @param inFile about how many events one file has
 * @returns the files that were made
 * @throws {NoParquetError} where the package that writes Parquet isn't installed
 */
export async function archiveEvents(
  deps: Deps,
  keptMonths: number,
  inFile = eventsInFile,
): Promise<EventArchive[]> {
  const { knex, clock } = deps;
  const months = await closedMonths(knex, clock.now(), keptMonths);
  if (months.length === 0) return [];
  await maintainDayTallies(knex, clock.now());
  const archived = new Set((await listEventArchives(knex)).map(({ month }) => month));
  const moved: EventArchive[] = [];
  for (const month of months)
    if (archived.has(month)) await knex.transaction((trx) => dropPartition(trx, month));
    else moved.push(...(await archiveMonth(deps, month, inFile)));
  return moved;
}

async function closedMonths(knex: Knex, now: Date, keptMonths: number): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { month: string }[] }>(
    `select to_date(right(relname, 7), 'YYYY_MM') as month
     from pg_inherits join pg_class on pg_class.oid = inhrelid
     where inhparent = 'card_events'::regclass and relname ~ '^card_events_[0-9]{4}_[0-9]{2}$'
       and to_date(right(relname, 7), 'YYYY_MM') < date_trunc('month', ?::timestamptz at time zone 'UTC')::date - make_interval(months => ?)
     order by 1`,
    [now, keptMonths],
  );
  return rows.map(({ month }) => month);
}

async function archiveMonth(deps: Deps, month: string, inFile: number): Promise<EventArchive[]> {
  const { knex } = deps;
  const rows: (Stored & { month: string; part: number; events: number })[] = [];
  for await (const batches of partsOf(eventsOf(knex, month), inFile)) {
    const part = rows.length + 1;
    const row = await inFolder(deps, async (folder) => {
      const file = join(folder, 'events.parquet');
      const events = await writeEventsFile(file, folder, batches);
      return { month, part, events, ...(await store(deps, { month, part }, file)) };
    });
    rows.push(row);
  }
  // Whose card is deleted from here on waits in card_event_erasures, and is taken out of the files.
  await knex.transaction(async (trx) => {
    for (const { storage_key } of rows) await claimFile(trx, storage_key);
    await trx('card_event_archives').insert(rows);
    await dropPartition(trx, month);
  });
  return rows.map(({ part, storage_key: storageKey, events, byte_size: byteSize }) => ({
    month,
    part,
    storageKey,
    events,
    byteSize,
  }));
}

/** Drops the part of the table that has an archived month. Who counts an event meanwhile waits for a moment at most. */
async function dropPartition(trx: Knex.Transaction, month: string): Promise<void> {
  await trx.raw(`set local lock_timeout = '3s'`);
  await trx.raw('select drop_archived_card_events(?::date)', [month]);
}

/** Reads a month card by card through a cursor, so that no more than a batch is here at once. */
async function* eventsOf(knex: Knex, month: string): AsyncGenerator<EventToArchive[]> {
  const partition = `card_events_${month.slice(0, 7).replace('-', '_')}`;
  const trx = await knex.transaction();
  try {
    await trx.raw(
      `set local statement_timeout = ${longestSort}; set local idle_in_transaction_session_timeout = ${longestSort}`,
    );
    await trx.raw(
      `declare events no scroll cursor for
       select profile_id as "profileId", floor(extract(epoch from occurred_at) / 60)::integer as minute,
         (occurred_at at time zone 'Asia/Jerusalem')::date - date '1970-01-01' as day,
         type, source, device, left_out as "leftOut", visitor_hash as "visitorHash" from ?? order by profile_id`,
      [partition],
    );
    for (;;) {
      const { rows } = await trx.raw<{ rows: EventToArchive[] }>(`fetch ${eventsAtOnce} from events`);
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    await trx.rollback();
  }
}

interface Stored {
  storage_key: string;
  byte_size: number;
  checksum: Buffer;
}

/**
 * Writes a file into the storage under a name that no file had before, and reads it back. It is removed a day later
 * unless a row names it by then (`claimFile`), so that nothing stays of a run that ended on the way.
 */
async function store(
  { knex, storage }: Deps,
  { month, part }: { month: string; part: number },
  file: string,
): Promise<Stored> {
  const bytes = await readFile(file);
  const checksum = createHash('sha256').update(bytes).digest();
  const storage_key = `card-events/${month.slice(0, 7)}-${part}-${randomBytes(8).toString('hex')}.parquet`;
  await knex('discarded_files').insert({ storage_key, discarded_at: knex.raw(`now() + interval '1 day'`) });
  await storage.put(storage_key, bytes);
  const kept = await storage.open(storage_key);
  const isWhole =
    kept &&
    createHash('sha256')
      .update(await buffer(kept.body))
      .digest()
      .equals(checksum);
  if (!isWhole) throw new Error(`the file of ${month} did not arrive whole`);
  return { storage_key, byte_size: bytes.length, checksum };
}

/** Keeps a file that a row names from now on. @throws {Error} when it took so long to get here that the file may be gone */
async function claimFile(trx: Knex.Transaction, storage_key: string): Promise<void> {
  const found = await trx('discarded_files')
    .where({ storage_key })
    .where('discarded_at', '>', trx.fn.now())
    .delete();
  if (found === 0) throw new Error(`${storage_key} waited for its row for too long`);
}

/** Brings a file back from the storage. @throws {Error} when it is missing or isn't as it was written */
async function fetchFile({ storage, knex }: Deps, storageKey: string, to: string): Promise<void> {
  const stored = await storage.open(storageKey);
  if (!stored) throw new Error(`${storageKey} is missing`);
  const bytes = await buffer(stored.body);
  const row = (await knex('card_event_archives').where({ storage_key: storageKey }).first('checksum')) as
    | { checksum: Buffer }
    | undefined;
  if (!row?.checksum.equals(createHash('sha256').update(bytes).digest()))
    throw new Error(`${storageKey} is not as it was written`);
  await writeFile(to, bytes);
}

/**
 * Takes the events of cards that were deleted since out of the files of past months (docs/operations.md, "Events of closed months").
 * @returns how many files were written anew
 */
export async function eraseFromArchives(deps: Deps): Promise<number> {
  const { knex } = deps;
  const noted = (await knex('card_event_erasures').pluck('profile_id')) as number[];
  if (noted.length === 0) return 0;
  const cardIds = await withoutLiving(knex, noted);
  let rewritten = 0;
  const archives = cardIds.length > 0 ? await listEventArchives(knex) : [];
  for (const { month, part, storageKey } of archives)
    await inFolder(deps, async (folder) => {
      const [source, target] = [join(folder, 'former.parquet'), join(folder, 'events.parquet')];
      await fetchFile(deps, storageKey, source);
      const events = await rewriteWithout(source, target, folder, cardIds);
      if (events === null) return;
      const stored = await store(deps, { month, part }, target);
      await knex.transaction(async (trx) => {
        await claimFile(trx, stored.storage_key);
        await trx('card_event_archives')
          .where({ month, part })
          .update({ events, ...stored });
      });
      rewritten += 1;
    });
  // Of a card that was deleted while a month came back, the table got events which its deletion could not see.
  for (const some of inChunks(cardIds)) await knex('card_events').whereIn('profile_id', some).delete();
  // By number: a card that was deleted meanwhile waits for the next time.
  for (const some of inChunks(noted)) await knex('card_event_erasures').whereIn('profile_id', some).delete();
  return rewritten;
}

/** Those of deleted cards that didn't come back from a backup since. */
async function withoutLiving(knex: Knex, cardIds: readonly number[]): Promise<number[]> {
  const living = new Set<number>();
  for (const some of inChunks(cardIds))
    for (const id of (await knex('business_profiles').whereIn('id', some).pluck('id')) as number[])
      living.add(id);
  return cardIds.filter((id) => !living.has(id));
}

function* inChunks(ids: readonly number[]): Generator<number[]> {
  for (let first = 0; first < ids.length; first += 1_000) yield ids.slice(first, first + 1_000);
}

/**
 * Puts a month back into the database, such as to count something anew. Times are to the minute, and visitors have other
 * hashes, one for each visitor of a card and day as before. Events of cards that were deleted since don't come back.
 * @returns how many events came back
 * @throws {Error} when the month isn't archived, or its file isn't as it was written
 */
export async function bringEventsBack(deps: Deps, month: string): Promise<number> {
  const { knex } = deps;
  const archives = (await listEventArchives(knex)).filter((one) => one.month === month);
  if (archives.length === 0) throw new Error(`${month.slice(0, 7)} is not archived`);
  let brought = 0;
  // By itself: as long as its lock is held, no event is counted anywhere.
  await knex.transaction(async (trx) => {
    await trx.raw(`set local lock_timeout = '3s'`);
    await trx.raw('select make_card_event_partitions(?::date, 1)', [month]);
  });
  await knex.transaction(async (trx) => {
    for (const { storageKey } of archives)
      await inFolder(deps, async (folder) => {
        const file = join(folder, 'events.parquet');
        await fetchFile(deps, storageKey, file);
        await readEventsFile(file, folder, async (batch) => {
          brought += await putBack(trx, batch);
        });
      });
    await trx('card_event_archives').where({ month }).delete();
  });
  return brought;
}

async function putBack(trx: Knex.Transaction, batch: readonly ArchivedEvent[]): Promise<number> {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `insert into card_events (profile_id, occurred_at, type, source, device, left_out, visitor_hash)
     select e."profileId", to_timestamp(e.minute * 60.0), e.type, e.source, e.device, e."leftOut",
       case when e.visitor is not null then substr(sha256(convert_to(concat_ws(' ', e."profileId",
         (to_timestamp(e.minute * 60.0) at time zone 'Asia/Jerusalem')::date, e.visitor), 'UTF8')), 1, 16) end
     from jsonb_to_recordset(?::jsonb) e("profileId" bigint, minute integer, type text, source text, device text,
       "leftOut" text, visitor integer) join business_profiles c on c.id = e."profileId"`,
    [JSON.stringify(batch)],
  );
  return rowCount;
}

/** Gives files up of months that are over for good. @returns how many */
export function removeOldArchives({ knex }: Pick<Deps, 'knex'>, before: string): Promise<number> {
  return knex('card_event_archives').where('month', '<', before).delete();
}

/** In a folder of its own beside the data, which is gone afterwards. */
async function inFolder<Result>({ env }: Deps, work: (folder: string) => Promise<Result>): Promise<Result> {
  await mkdir(env.DATA_DIR, { recursive: true });
  const folder = await mkdtemp(join(env.DATA_DIR, 'events-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
