import type { Knex } from 'knex';
import { israelDawn, israelStep, israelWithin, type Span } from '../../../lib/israel-days-sql.ts';

/**
 * How many accounts were opened in a span of days in Israel, and in the one before it.
 * @param edges first day of the span before, of the span, and after it
 */
export async function compareNewUsers(
  knex: Knex,
  { before, from, after }: { before: string; from: string; after: string },
): Promise<{ count: number; before: number }> {
  const { rows } = await knex.raw<{ rows: [{ count: number; before: number }] }>(
    `select count(*) filter (where is_now) as count, count(*) filter (where not is_now) as before from (
      select created_at >= ${israelDawn} as is_now from users
      where created_at >= ${israelDawn} and created_at < ${israelDawn}
    ) as opened`,
    [from, before, after],
  );
  return rows[0];
}

/** The accounts opened on each day or in each month of a span by its first day; one without is left out. */
export async function newUsersBySteps(knex: Knex, { from, to, unit }: Span): Promise<Map<string, number>> {
  const { rows } = await knex.raw<{ rows: { step: string; total: number }[] }>(
    `select ${israelStep('created_at')} as step, count(*) as total
    from users where ${israelWithin('created_at')} group by 1`,
    [unit, from, to],
  );
  return new Map(rows.map(({ step, total }) => [step, total]));
}
