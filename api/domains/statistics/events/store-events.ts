import type { Knex } from 'knex';
import { runPrepared } from '../../../adapters/prepared-statement.ts';
import type {
  CardEventType,
  EventDevice,
  EventSource,
  LeftOutReason,
} from '../../../contract/statistics/card-events.schema.ts';

/** Something that happened at a card. */
export interface CardEvent {
  profileId: number;
  /** The server's time; no caller sends one. */
  occurredAt: Date;
  /** The day of that moment in Israel, for counting visitors. */
  day: string;
  type: CardEventType;
  source: EventSource;
  device: EventDevice;
  visitorHash: Buffer;
  leftOut: LeftOutReason | null;
  /** The signed-in user; the card's owner is left out. */
  actorId: number | null;
}

/** The columns of a batch, each as the text of an array: all values are numbers, digits and names from closed lists. */
const columns: readonly { type: string; of(event: CardEvent): string | number }[] = [
  { type: 'bigint[]', of: ({ profileId }) => profileId },
  { type: 'bigint[]', of: ({ occurredAt }) => occurredAt.getTime() },
  { type: 'date[]', of: ({ day }) => day },
  { type: 'text[]', of: ({ type }) => type },
  { type: 'text[]', of: ({ source }) => source },
  { type: 'text[]', of: ({ device }) => device },
  { type: 'text[]', of: ({ visitorHash }) => visitorHash.toString('hex') },
  { type: 'text[]', of: ({ leftOut }) => leftOut ?? '""' },
  { type: 'bigint[]', of: ({ actorId }) => actorId ?? 0 },
];
const valuesOf = (events: readonly CardEvent[]): string[] =>
  columns.map(({ of }) => `{${events.map((event) => of(event)).join(',')}}`);

/** In the database it is planned once for each connection, which would take longer than storing thirty. */
const callWith = (values: readonly string[]) =>
  `select store_card_events(${values.join(', ')}) as profile_id`;
const inTransaction = callWith(columns.map(({ type }) => `?::${type}`));
const ofBatches = {
  name: 'store-card-events',
  text: callWith(columns.map(({ type }, at) => `$${at + 1}::${type}`)),
};

/**
 * Stores events and raises the totals of their cards, all or nothing. Events of missing and private cards are
 * dropped.
 * @returns ids of the cards that exist
 */
export async function storeEvents(knex: Knex, events: readonly CardEvent[]): Promise<Set<number>> {
  const { rows } = await knex.raw<StoredCards>(inTransaction, valuesOf(events));
  return idsOf(rows);
}

interface StoredCards {
  rows: StoredCard[];
}

interface StoredCard {
  profile_id: number;
}

/** Like `storeEvents`, by itself and in a statement that its connection has read before. */
export async function storeBatch(knex: Knex, events: readonly CardEvent[]): Promise<Set<number>> {
  return idsOf(await runPrepared<StoredCard>(knex, ofBatches, valuesOf(events)));
}

const idsOf = (rows: StoredCard[]): Set<number> => new Set(rows.map((row) => row.profile_id));
