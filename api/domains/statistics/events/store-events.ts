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

/** Totals in profile_stats by the event they count; links and shares have none. */
const counters: Partial<Record<CardEventType, string>> = {
  view: 'views',
  phone: 'phone_clicks',
  email: 'email_clicks',
  website: 'website_clicks',
  whatsapp: 'whatsapp_clicks',
  map: 'map_clicks',
  social: 'social_clicks',
  download: 'card_downloads',
  contact_form: 'contact_form_submissions',
};

const raises = Object.entries(counters).map(([type, column]) => ({
  set: `${column} = s.${column} + d.${column}`,
  count: `count(*) filter (where type = '${type}') as ${column}`,
}));

/*
 * One statement, so that a batch is stored whole or not at all. The cards' rows are locked first and in order, so
 * that batches of several processes can't deadlock.
 */
const statementWith = (columns: readonly string[]) => `
  with incoming as (
    select profile_id, to_timestamp(at / 1000.0) as occurred_at, day, type, source, device,
      decode(visitor_hash, 'hex') as visitor_hash, nullif(left_out, '') as left_out, nullif(actor_id, 0) as actor_id
    from unnest(${columns.join(', ')})
      as e(profile_id, at, day, type, source, device, visitor_hash, left_out, actor_id)
  ), cards as materialized (
    select s.profile_id, c.user_id
    from profile_stats s join business_profiles c on c.id = s.profile_id and c.is_public and not c.is_held
    where s.profile_id in (select profile_id from incoming)
    order by s.profile_id for no key update of s
  ), known as materialized (
    select e.profile_id, e.occurred_at, e.day, e.type, e.source, e.device, e.visitor_hash,
      coalesce(e.left_out, case when e.actor_id = c.user_id then 'owner' end) as left_out
    from incoming e join cards c using (profile_id)
  ), stored as (
    insert into card_events (profile_id, occurred_at, type, source, device, visitor_hash, left_out)
    select profile_id, occurred_at, type, source, device, visitor_hash, left_out from known
  ), newcomers as (
    insert into card_event_visitors (profile_id, day, visitor_hash)
    select distinct profile_id, day, visitor_hash from known where type = 'view' and left_out is null
    on conflict do nothing returning profile_id
  ), raised as (
    update profile_stats s set ${raises.map(({ set }) => set).join(', ')},
      unique_visitors = s.unique_visitors + coalesce(n.visitors, 0)
    from (select profile_id, ${raises.map(({ count }) => count).join(', ')}
          from known where left_out is null group by profile_id) d
      left join (select profile_id, count(*) as visitors from newcomers group by profile_id) n using (profile_id)
    where s.profile_id = d.profile_id
  )
  select profile_id from cards`;

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

const inTransaction = statementWith(columns.map(({ type }) => `?::${type}`));
const ofBatches = {
  name: 'store-card-events',
  text: statementWith(columns.map(({ type }, at) => `$${at + 1}::${type}`)),
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

/**
 * Like `storeEvents`, by itself and in a statement that its connection has planned before: planning takes longer than
 * storing a few.
 */
export async function storeBatch(knex: Knex, events: readonly CardEvent[]): Promise<Set<number>> {
  return idsOf(await runPrepared<StoredCard>(knex, ofBatches, valuesOf(events)));
}

const idsOf = (rows: StoredCard[]): Set<number> => new Set(rows.map((row) => row.profile_id));
