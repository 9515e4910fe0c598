import type { Knex } from 'knex';
import type { AllOfStep } from '../../../contract/admin/dashboard.schema.ts';
import type { Span } from '../../../lib/israel-days-sql.ts';
import { newUsersBySteps } from '../../accounts/index.ts';
import { revenueBySteps } from '../../payments/index.ts';
import { addDays } from '../../statistics/index.ts';
import { packagesInForce } from '../../subscriptions/index.ts';

/** One point of the charts, and the corresponding one of the period before. */
interface Step {
  /** First and last day in Israel. */
  from: string;
  to: string;
  now: AllOfStep;
  before: AllOfStep;
}

/**
 * Revenue, new accounts and packages in force by day or month of Israel's calendar, beside the period before. Each
 * domain reads its table once by its times for both, never once for each point.
 * @param span `before` is the first day of the period before
 */
export async function readSeries(
  knex: Knex,
  { before, from, to, unit }: Span & { before: string },
): Promise<Step[]> {
  const days = { from: before, to, unit: 'day' } as const;
  const [revenue, newUsers, packages] = await Promise.all([
    revenueBySteps(knex, days),
    newUsersBySteps(knex, days),
    packagesInForce(knex, days),
  ]);
  let inForce = packages.before;
  const sumOf = (step: readonly string[]): AllOfStep => {
    const sum = (each: (day: string) => number) => step.reduce((total, day) => total + each(day), 0);
    inForce += sum((day) => packages.changes.get(day) ?? 0);
    return {
      revenue: sum((day) => Number(revenue.get(day) ?? 0)).toFixed(2),
      newUsers: sum((day) => newUsers.get(day) ?? 0),
      activePackages: Math.max(0, inForce),
    };
  };
  const earlier = stepsOf({ from: before, to: addDays(from, -1), unit }).map(sumOf);
  return stepsOf({ from, to, unit }).map((step, index) => ({
    from: step[0] ?? from,
    to: step.at(-1) ?? to,
    now: sumOf(step),
    before: earlier[index] ?? sumOf([]),
  }));
}

/** The days of each day or month that a span touches. */
function stepsOf({ from, to, unit }: Span): string[][] {
  const steps: string[][] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    if (unit === 'day' || steps.length === 0 || day.endsWith('-01')) steps.push([day]);
    else steps.at(-1)?.push(day);
  return steps;
}
