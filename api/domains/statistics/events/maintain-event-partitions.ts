import type { Knex } from 'knex';
import { israelDay } from '../reports/israel-day.ts';

/** Months that raw events are stored (docs/product.md 4). */
const retentionMonths = 13;
const monthsAhead = 3;

/** The first day of the oldest month of which events are stored, wherever they are. */
export function firstKeptMonth(now: Date): string {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - retentionMonths, 1));
  return first.toISOString().slice(0, 10);
}

/**
 * Creates the coming months' partitions of card_events, drops expired ones, and deletes the salts of past days with
 * their visitors, after which no visit can be traced to a visitor. Safe to run at any time, any number of times.
 * @returns how many old partitions were dropped
 */
export async function maintainEventPartitions(knex: Knex, now: Date): Promise<number> {
  await knex.raw('select make_card_event_partitions(?::date, ?)', [now, monthsAhead]);
  const { rows } = (await knex.raw(
    `select drop_card_event_partitions((?::date - make_interval(months => ?))::date) as dropped`,
    [now, retentionMonths],
  )) as { rows: { dropped: number }[] };
  // In this order: a hash without its salt can't be traced.
  await knex('card_event_salts').where('day', '<', israelDay(now)).delete();
  await knex('card_event_visitors').where('day', '<', israelDay(now)).delete();
  return rows[0]?.dropped ?? 0;
}
