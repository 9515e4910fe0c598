import type { Knex } from 'knex';
import { storeDayTallies } from './day-tallies.queries.ts';
import { addDays, israelDay } from './israel-day.ts';

/**
 * Two years and a month, so that a year can be compared with the one before; these are sums, not events of visitors.
 */
const retentionDays = 761;
const cardsAtOnce = 100;

/**
 * Tallies past days for every card, and deletes tallies older than two years. To be run some time after midnight in
 * Israel, when the last events of the day have been stored. Safe to run at any time, any number of times: a stored
 * day is never counted again.
 * @returns how many days of cards were counted
 */
export async function maintainDayTallies(knex: Knex, now: Date): Promise<number> {
  const to = addDays(israelDay(now), -1);
  const from = addDays(to, 1 - retentionDays);
  const ids = (await knex('business_profiles').pluck('id').orderBy('id')) as number[];
  let counted = 0;
  for (let start = 0; start < ids.length; start += cardsAtOnce) {
    const cardIds = ids.slice(start, start + cardsAtOnce);
    counted += await storeDayTallies(knex, { cardIds, from, to });
  }
  await knex('card_day_tallies').where('day', '<', from).delete();
  return counted;
}
