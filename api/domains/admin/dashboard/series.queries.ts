import type { Knex } from 'knex';
import type { AdminDashboard } from '../../../contract/admin/dashboard.schema.ts';

const zone = `at time zone 'Asia/Jerusalem'`;
/** Packages that were in force at some time, with their start. */
const begun = `status not in ('inactive', 'pending_payment') and start_date is not null`;

/**
 * Revenue, new accounts and packages in force by day or month of Israel's calendar. Packages are counted from those
 * that started and ended before the period, and in each part of it: each table is read once by its times, never once
 * for each point.
 */
export async function readSeries(
  knex: Knex,
  { from, to, unit }: { from: string; to: string; unit: AdminDashboard['unit'] },
): Promise<AdminDashboard['series']> {
  const { rows } = (await knex.raw(
    `with span as (
      select (:from::date)::timestamp ${zone} as first, (:to::date + 1)::timestamp ${zone} as after
    ), steps as (
      select greatest(step::date, :from::date) as day, step
      from generate_series(date_trunc(:unit, :from::timestamp), :to::timestamp, ('1 ' || :unit)::interval) step
    ), money as (
      select date_trunc(:unit, payment_date ${zone}) as step,
        sum(case kind when 'credit' then -amount else amount end) as total
      from receipts, span
      where payment_date >= first and payment_date < after and currency = 'ILS' and status <> 'cancelled'
      group by 1
    ), people as (
      select date_trunc(:unit, created_at ${zone}) as step, count(*) as total
      from users, span where created_at >= first and created_at < after group by 1
    ), begins as (
      select date_trunc(:unit, start_date ${zone}) as step, count(*) as total
      from packages, span where ${begun} and start_date >= first and start_date < after group by 1
    ), ends as (
      select date_trunc(:unit, end_date ${zone}) as step, count(*) as total
      from packages, span
      where ${begun} and end_date is not null and end_date >= first and end_date < after group by 1
    ), standing as (
      select (select count(*) from packages, span where ${begun} and start_date < first)
        - (select count(*) from packages, span where ${begun} and end_date is not null and end_date < first) as total
    )
    select to_char(day, 'YYYY-MM-DD') as "from",
      coalesce(money.total, 0)::numeric(14, 2)::text as revenue,
      coalesce(people.total, 0)::int as "newUsers",
      greatest(0, (standing.total
        + sum(coalesce(begins.total, 0)) over (order by steps.step)
        - sum(coalesce(ends.total, 0)) over (order by steps.step)))::int as "activePackages"
    from steps cross join standing
      left join money on money.step = steps.step
      left join people on people.step = steps.step
      left join begins on begins.step = steps.step
      left join ends on ends.step = steps.step
    order by steps.step`,
    { from, to, unit },
  )) as { rows: AdminDashboard['series'] };
  return rows;
}
