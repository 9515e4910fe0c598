import type { Knex } from 'knex';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import type { PaymentProvider } from '../../../contract/payments/entities/payment-enums.schema.ts';
import type { MonthReport } from '../../../contract/payments/month-report.schema.ts';
import { israelWithin } from '../../../lib/israel-days-sql.ts';
import { payoutSumsSql } from '../payouts/read-sums.ts';
import { israelDay, signed } from './documents-of-days.ts';
import type { DaySpan } from './month-days.ts';

/** What reached the bank on a day of value, from one provider in one currency. Agorot. */
interface DayRow {
  day: string;
  provider: PaymentProvider;
  currency: string;
  payouts: number;
  grossMinor: number;
  refundsMinor: number;
  feesMinor: number;
  otherMinor: number;
  netMinor: number;
}

/**
 * What providers paid out to the bank, by day of value (docs/money.md 13.10): gross less refunds and fees, with what is
 * neither (disputes, reserves, what no line explains), is what the bank got. Payouts on their way aren't counted.
 */
export async function payoutsByDay(
  knex: Knex,
  { from, to }: DaySpan,
): Promise<Pick<MonthReport, 'payouts' | 'payoutTotals'>> {
  const { rows } = await knex.raw<{ rows: DayRow[] }>(
    `select payout.value_day as day, payout.provider, payout.currency, count(distinct payout.id) as payouts,
      ${payoutSumsSql},
      coalesce(sum(line.amount_minor - line.fee_minor), 0)::bigint as "netMinor"
    from payouts payout left join payout_lines line on line.payout_id = payout.id
    where payout.value_day between ? and ? and payout.status <> 'pending'
    group by 1, 2, 3 order by 1, 2, 3`,
    [from, to],
  );
  const totals = [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, all]) => ({
    currency,
    ...inText(
      all.reduce((sum, row) => ({
        ...sum,
        payouts: sum.payouts + row.payouts,
        grossMinor: sum.grossMinor + row.grossMinor,
        refundsMinor: sum.refundsMinor + row.refundsMinor,
        feesMinor: sum.feesMinor + row.feesMinor,
        otherMinor: sum.otherMinor + row.otherMinor,
        netMinor: sum.netMinor + row.netMinor,
      })),
    ),
  }));
  return {
    payouts: rows.map((row) => ({
      day: row.day,
      provider: row.provider,
      currency: row.currency,
      ...inText(row),
    })),
    payoutTotals: totals,
  };
}

const inText = (row: DayRow) => ({
  payouts: row.payouts,
  gross: fromMinor(row.grossMinor),
  refunds: fromMinor(row.refundsMinor),
  fees: fromMinor(row.feesMinor),
  other: fromMinor(row.otherMinor),
  net: fromMinor(row.netMinor),
});

/** What of the documents of each day is in a payout by now, by day and currency, in agorot before fees. */
export async function paidOutOfDays(knex: Knex, { from, to }: DaySpan): Promise<ReadonlyMap<string, number>> {
  const { rows } = await knex.raw<{ rows: { key: string; minor: number }[] }>(
    `select ${israelDay('document.payment_date')} || ' ' || document.currency as key,
      sum(${signed('amount', 'document')})::bigint as minor
    from receipts document
    where ${israelWithin('document.payment_date')} and document.status <> 'cancelled' and exists (
      select from payout_lines line
      where line.attempt_id = document.attempt_id and line.payout_id is not null)
    group by 1`,
    [from, to],
  );
  return new Map(rows.map(({ key, minor }) => [key, minor]));
}
