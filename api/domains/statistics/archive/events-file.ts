import type {
  CardEventType,
  EventDevice,
  EventSource,
  LeftOutReason,
} from '../../../contract/statistics/card-events.schema.ts';
import { withDuckDb, type DuckDbConnection } from './duck-db.ts';

/**
 * An event of a closed month as its file has it: to the minute, and the visitor as a number that counts within one card
 * and day, since the salt of the hash is forgotten.
 */
export interface ArchivedEvent {
  profileId: number;
  /** Minutes since 1970. */
  minute: number;
  type: CardEventType;
  source: EventSource;
  device: EventDevice;
  leftOut: LeftOutReason | null;
  /** Null for events without a visitor. */
  visitor: number | null;
}

/** An event on its way into a file: the day of Israel's calendar as days since 1970, and the hash of its visitor. */
export interface EventToArchive extends Omit<ArchivedEvent, 'visitor'> {
  day: number;
  visitorHash: Buffer | null;
}

/** A few values that repeat are named by number; minutes are told by their distance, which is half as long. */
const format =
  'format parquet, compression zstd, compression_level 15, parquet_version v2, row_group_size 500000, dictionary_size_limit 1000';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Rows and sums by which a file is compared with what went into it. */
const fingerprint = `count(*)::bigint as events, coalesce(sum(profile_id), 0)::varchar as cards,
  coalesce(sum(minute), 0)::varchar as minutes, count(left_out)::bigint as left_out, count(visitor)::bigint as visitors,
  count(distinct (profile_id, visitor, minute // 1440))::bigint as seen`;

/**
 * Writes events into a Parquet file, by card and time, and reads it back.
 * @param folder an empty folder for what doesn't fit into memory
 * @returns how many events the file has
 * @throws {Error} when the file doesn't say what went into it
 */
export async function writeEventsFile(
  file: string,
  folder: string,
  batches: AsyncIterable<readonly EventToArchive[]>,
): Promise<number> {
  return withDuckDb(folder, async (connection) => {
    await connection.run(`create table incoming (profile_id bigint, minute integer, day integer, type varchar,
      source varchar, device varchar, left_out varchar, hash blob)`);
    const appender = await connection.createAppender('incoming');
    for await (const batch of batches) {
      for (const event of batch) {
        appender.appendBigInt(BigInt(event.profileId));
        appender.appendInteger(event.minute);
        appender.appendInteger(event.day);
        appender.appendVarchar(event.type);
        appender.appendVarchar(event.source);
        appender.appendVarchar(event.device);
        if (event.leftOut === null) appender.appendNull();
        else appender.appendVarchar(event.leftOut);
        if (event.visitorHash === null) appender.appendNull();
        else appender.appendBlob(event.visitorHash);
        appender.endRow();
      }
      appender.flushSync();
    }
    appender.closeSync();
    await connection.run(`create table outgoing as select profile_id, minute, type, source, device, left_out,
      case when hash is not null then dense_rank() over (partition by profile_id, day order by hash nulls last) end::integer as visitor
      from incoming`);
    return copyOut(connection, file);
  });
}

/**
 * Writes a file anew without some cards.
 * @returns how many events are left; null when none of them is in it, and nothing was written
 */
export async function rewriteWithout(
  source: string,
  target: string,
  folder: string,
  cardIds: readonly number[],
): Promise<number | null> {
  const gone = `profile_id in (${cardIds.map(Number).join(', ') || 'null'})`;
  return withDuckDb(folder, async (connection) => {
    const found = await connection.runAndReadAll(
      `select count(*)::integer as gone from read_parquet(${quoted(source)}) where ${gone}`,
    );
    if (found.getRowObjectsJS()[0]?.['gone'] === 0) return null;
    await connection.run(
      `create table outgoing as select * from read_parquet(${quoted(source)}) where not (${gone})`,
    );
    return copyOut(connection, target);
  });
}

async function copyOut(connection: DuckDbConnection, file: string): Promise<number> {
  const order = 'profile_id, minute, type, source, device, left_out, visitor';
  await connection.run(`copy (select * from outgoing order by ${order}) to ${quoted(file)} (${format})`);
  const [held, read] = await Promise.all(
    ['outgoing', `read_parquet(${quoted(file)})`].map(async (table) => {
      const reader = await connection.runAndReadAll(`select ${fingerprint} from ${table}`);
      return reader.getRowObjectsJson()[0] ?? {};
    }),
  );
  if (JSON.stringify(held) !== JSON.stringify(read))
    throw new Error('the file of events does not say what went into it');
  return Number(held?.['events']);
}

/** The events of a file, in batches. */
export async function readEventsFile(
  file: string,
  folder: string,
  take: (batch: ArchivedEvent[]) => Promise<void>,
): Promise<void> {
  await withDuckDb(folder, async (connection) => {
    const result = await connection.stream(
      `select profile_id, minute, type, source, device, left_out, visitor from read_parquet(${quoted(file)})`,
    );
    for (;;) {
      const chunk = await result.fetchChunk();
      if (!chunk || chunk.rowCount === 0) return;
      await take(
        chunk.getRows().map(
          ([profileId, minute, type, source, device, leftOut, visitor]) =>
            ({
              profileId: Number(profileId),
              minute,
              type,
              source,
              device,
              leftOut,
              visitor,
            }) as ArchivedEvent,
        ),
      );
    }
  });
}
