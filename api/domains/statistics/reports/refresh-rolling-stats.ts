import type { Knex } from 'knex';
import { addDays, israelDay } from './israel-day.ts';

/** Days kept in daily_views_data. */
const retentionDays = 365;
/** Cards in one statement: their rows are locked meanwhile, and events of those cards wait. */
const cardsAtOnce = 200;

/**
 * Refreshes the views by day, and of the last 7 and 30 days including today, from the raw events of the last days.
 * Earlier days stay as they are. Safe to run at any time, any number of times.
 * @param days how many are counted anew, today included; days are those of Israel
 * @returns how many cards changed
 */
export async function refreshRollingStats(knex: Knex, now: Date, days: number): Promise<number> {
  const today = israelDay(now);
  const since = addDays(today, 1 - days);
  const { rows } = (await knex.raw(
    `select profile_id from profile_stats where last_month_views > 0 or last_week_views > 0
     union select distinct profile_id from card_events
       where occurred_at >= (?::date)::timestamp at time zone 'Asia/Jerusalem' and type = 'view' and left_out is null
     order by profile_id`,
    [since],
  )) as { rows: { profile_id: number }[] };
  let changed = 0;
  for (let start = 0; start < rows.length; start += cardsAtOnce) {
    const ids = rows.slice(start, start + cardsAtOnce).map((row) => row.profile_id);
    changed += await refreshCards(knex, { ids, since, today });
  }
  return changed;
}

async function refreshCards(
  knex: Knex,
  { ids, since, today }: { ids: number[]; since: string; today: string },
): Promise<number> {
  const { rowCount } = (await knex.raw(
    `with cards as materialized (
       select profile_id, daily_views_data from profile_stats where profile_id = any(:ids::bigint[])
       order by profile_id for no key update
     ), counted as (
       select profile_id, (occurred_at at time zone 'Asia/Jerusalem')::date as date, count(*) as views,
         count(distinct visitor_hash) as visitors
       from card_events
       where profile_id = any(:ids::bigint[]) and type = 'view' and left_out is null
         and occurred_at >= (:since::date)::timestamp at time zone 'Asia/Jerusalem'
         and occurred_at < (:today::date + 1)::timestamp at time zone 'Asia/Jerusalem'
       group by 1, 2
     ), days as (
       select profile_id, (kept->>'date')::date as date, kept as entry
       from cards, jsonb_array_elements(daily_views_data) kept
       where (kept->>'date')::date < :since::date and (kept->>'date')::date > :today::date - :retentionDays::integer
       union all
       select profile_id, date, jsonb_build_object('date', date, 'views', views, 'uniqueVisitors', visitors)
       from counted
     ), sums as (
       select c.profile_id, coalesce(jsonb_agg(d.entry order by d.date) filter (where d.entry is not null), '[]') as list,
         coalesce(sum((d.entry->>'views')::bigint) filter (where d.date > :today::date - 7), 0) as week,
         coalesce(sum((d.entry->>'views')::bigint) filter (where d.date > :today::date - 30), 0) as month
       from cards c left join days d using (profile_id) group by c.profile_id
     )
     update profile_stats s set daily_views_data = list, last_week_views = week, last_month_views = month
     from sums where s.profile_id = sums.profile_id
       and (s.daily_views_data, s.last_week_views, s.last_month_views) is distinct from (list, week, month)`,
    { ids, since, today, retentionDays } as unknown as Record<string, Knex.RawBinding>,
  )) as { rowCount: number };
  return rowCount;
}
