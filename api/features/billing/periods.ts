import type { Knex } from 'knex';
import type { BillingCycle } from '../../contract/entities/payment-enums.ts';

const months = { monthly: 1, yearly: 12 } as const satisfies Record<BillingCycle, number>;

/**
 * When the n-th period from the anchor ends, on Israel's calendar: 31 January leads to 28 February and then to 31 March,
 * and the local hour stays over the change of clocks (money.md, periods). Never counted from the period before.
 * @param n 1 for the first period
 */
export async function periodEnd(knex: Knex, anchor: Date, cycle: BillingCycle, n: number): Promise<Date> {
  const { rows } = await knex.raw<{ rows: { at: Date }[] }>(
    `select ((?::timestamptz at time zone 'Asia/Jerusalem') + ? * interval '1 month')
       at time zone 'Asia/Jerusalem' as at`,
    [anchor, n * months[cycle]],
  );
  const [row] = rows;
  if (!row) throw new Error('no period');
  return row.at;
}
