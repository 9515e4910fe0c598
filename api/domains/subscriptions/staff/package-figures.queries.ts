import type { Knex } from 'knex';
import { israelDawn, israelStep, israelWithin, type Span } from '../../../lib/israel-days-sql.ts';

/** Packages that were in force at some time, with their start. */
const started = `status not in ('inactive', 'pending_payment') and start_date is not null`;

const duskOf = (day: string) => `(date '${day}' + 1)::timestamp at time zone 'Asia/Jerusalem'`;

/** SQL for whether a package was in force at the end of a day in Israel, as the dashboard's chart counts it. */
export const inForceOn = (table: string) => (day: string) =>
  `${table}.status not in ('inactive', 'pending_payment') and
  ${table}.start_date < ${duskOf(day)} and (${table}.end_date is null or ${table}.end_date >= ${duskOf(day)})`;

interface PackageFigures {
  active: number;
  /** Active ones that renew by themselves. */
  renewing: number;
  /** Their prices in shekels with two decimals, a yearly one as a twelfth. */
  recurring: string;
  /** Those whose renewal could not be charged. */
  pastDue: number;
}

/** The figures of packages as they are now, for the dashboard (docs/product.md 7). */
export async function readPackageFigures(knex: Knex): Promise<PackageFigures> {
  const { rows } = await knex.raw<{ rows: [PackageFigures] }>(
    `select
      (select count(*) from packages where status = 'active') as active,
      (select count(*) from packages where status = 'active' and auto_renew) as renewing,
      (select coalesce(sum(case billing_cycle when 'yearly' then price / 12 else price end), 0)::numeric(14, 2)
        from packages where status = 'active' and auto_renew and currency = 'ILS') as recurring,
      (select count(*) from packages where status = 'past_due') as "pastDue"`,
  );
  return rows[0];
}

/**
 * Packages in force before a span of days, and by how many they rose or fell in each of its days or months, by the
 * step's first day. The table is read once by its starts and once by its ends, never once for each step.
 */
export async function packagesInForce(
  knex: Knex,
  { from, to, unit }: Span,
): Promise<{ before: number; changes: Map<string, number> }> {
  const [{ rows: before }, { rows: changes }] = await Promise.all([
    knex.raw<{ rows: [{ total: number }] }>(
      `select (select count(*) from packages where ${started} and start_date < ${israelDawn})
        - (select count(*) from packages where ${started} and end_date < ${israelDawn}) as total`,
      [from, from],
    ),
    knex.raw<{ rows: { step: string; change: number }[] }>(
      `select step, sum(change)::int as change from (
        select ${israelStep('start_date')} as step, count(*) as change
          from packages where ${started} and ${israelWithin('start_date')} group by 1
        union all
        select ${israelStep('end_date')}, -count(*)
          from packages where ${started} and ${israelWithin('end_date')} group by 1
      ) as changes group by 1`,
      [unit, from, to, unit, from, to],
    ),
  ]);
  return { before: before[0].total, changes: new Map(changes.map(({ step, change }) => [step, change])) };
}
