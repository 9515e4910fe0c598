import type { Knex } from 'knex';
import type { AllOfStep } from '../../../contract/admin/dashboard.schema.ts';
import type { Span } from '../../../lib/israel-days-sql.ts';
import { newUsersBySteps } from '../../accounts/index.ts';
import { revenueBySteps } from '../../payments/index.ts';
import { addDays } from '../../statistics/index.ts';
import { packagesInForce } from '../../subscriptions/index.ts';

/**
 * Revenue, new accounts and packages in force by day or month of Israel's calendar. Each domain reads its table once by
 * its times, never once for each point.
 */
export async function readSeries(knex: Knex, span: Span): Promise<AllOfStep[]> {
  const [revenue, newUsers, { before, changes }] = await Promise.all([
    revenueBySteps(knex, span),
    newUsersBySteps(knex, span),
    packagesInForce(knex, span),
  ]);
  let inForce = before;
  return stepsOf(span).map((step) => {
    inForce += changes.get(step) ?? 0;
    return {
      from: step < span.from ? span.from : step,
      revenue: revenue.get(step) ?? '0.00',
      newUsers: newUsers.get(step) ?? 0,
      activePackages: Math.max(0, inForce),
    };
  });
}

/** The first day of each day or month that a span touches. */
function stepsOf({ from, to, unit }: Span): string[] {
  const steps: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    if (unit === 'day' || steps.length === 0 || day.endsWith('-01'))
      steps.push(unit === 'day' ? day : `${day.slice(0, 7)}-01`);
  return steps;
}
