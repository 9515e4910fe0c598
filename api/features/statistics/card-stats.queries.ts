import type { Knex } from 'knex';
import type { CardEventType, EventDevice, EventSource, LeftOutReason } from '../../contract/card-events.ts';
import type { Period } from './choose-period.ts';

/** A count of counted events under one heading; the other headings are null. */
export interface Tally {
  type: CardEventType;
  day: string | null;
  source: EventSource | null;
  device: EventDevice | null;
  weekday: number | null;
  hour: number | null;
  events: number;
  visitors: number;
}

/** Days begin and end at midnight in Israel, also when the clocks change. */
const within = `profile_id = :cardId
  and occurred_at >= (:from::date)::timestamp at time zone 'Asia/Jerusalem'
  and occurred_at < (:to::date + 1)::timestamp at time zone 'Asia/Jerusalem'`;

interface Question extends Period {
  cardId: number;
}

/** Counted events of a period by kind, and each kind by day, source, device, and weekday with hour: one reading. */
export async function tallyEvents(knex: Knex, question: Question): Promise<Tally[]> {
  const { rows } = (await knex.raw(
    `select type, day, source, device, weekday, hour, count(*) as events, count(distinct visitor_hash) as visitors
     from (select type, source, device, visitor_hash, local::date as day,
             extract(dow from local)::integer as weekday, extract(hour from local)::integer as hour
           from (select *, occurred_at at time zone 'Asia/Jerusalem' as local from card_events
                 where ${within} and left_out is null) events) events
     group by grouping sets ((type), (type, day), (type, source), (type, device), (type, weekday, hour))`,
    { ...question },
  )) as { rows: Tally[] };
  return rows;
}

/** Views that were left out, by reason. */
export async function countLeftOut(
  knex: Knex,
  question: Question,
): Promise<{ reason: LeftOutReason; views: number }[]> {
  const { rows } = (await knex.raw(
    `select left_out as reason, count(*) as views from card_events
     where ${within} and type = 'view' and left_out is not null group by left_out`,
    { ...question },
  )) as { rows: { reason: LeftOutReason; views: number }[] };
  return rows;
}
