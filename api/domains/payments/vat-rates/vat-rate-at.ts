import type { Knex } from 'knex';
import { wallClock } from '../../../contract/base/israel-clock.ts';
import { VatRate } from '../../../models/VatRate.ts';

/**
 * The rate of value added tax on the day that Israel's calendar shows at a moment (docs/money.md 13.9). Days from
 * before the table's first one have its rate.
 * @returns percent
 */
export async function vatRateAt(knex: Knex, moment: Date): Promise<number> {
  const rates = await VatRate.query(knex).orderBy('first_day');
  const { date } = wallClock(moment);
  const row = rates.findLast(({ firstDay }) => firstDay <= date) ?? rates[0];
  if (!row) throw new Error('no rate of value added tax');
  return row.rate;
}
