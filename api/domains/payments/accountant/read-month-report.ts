import type { Knex } from 'knex';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { businessNumberDigits, isBusinessNumber } from '../../../contract/payments/business-number.ts';
import { receiptNumberOf } from '../../../contract/payments/receipt-number.ts';
import type { Currency } from '../../../contract/payments/entities/payment-enums.schema.ts';
import type { ReceiptKind } from '../../../contract/payments/entities/receipt.schema.ts';
import { listedInReport, type MonthReport } from '../../../contract/payments/month-report.schema.ts';
import type { AppDeps } from '../../../deps.ts';
import { israelWithin } from '../../../lib/israel-days-sql.ts';
import { signed } from './documents-of-days.ts';
import { daysOfMonth, type DaySpan } from './month-days.ts';
import { compareWithStatement } from './compare-with-statement.ts';
import { paidOutOfDays, payoutsByDay } from './payouts-of-days.ts';

/**
 * A month for the accountant (docs/money.md 13.10): what was paid less what was given back on its days in Israel, by
 * rate of value added tax and by day, the numbers of its documents, the provider's statement beside them, and what
 * reached the bank.
 * Cancelled documents have a number and count in no sum.
 * @param month `2026-11`
 */
export function readMonthReport(
  { knex, env }: Pick<AppDeps, 'knex' | 'env'>,
  month: string,
): Promise<MonthReport> {
  // All parts tell of one state of the books, whatever is paid meanwhile.
  return knex.transaction(
    async (trx) => {
      const days = daysOfMonth(month);
      const rates = await sumsByRate(trx, days);
      const compared = await compareWithStatement(trx, days);
      const paidOut = await paidOutOfDays(trx, days);
      return {
        month,
        hasCompanyNumber: isBusinessNumber(businessNumberDigits(env.COMPANY_NUMBER ?? '')),
        firstMonth: await firstMonth(trx),
        rates: rates.map(({ net, vat, gross, ...row }) => ({ ...row, ...inText({ net, vat, gross }) })),
        totals: totalsOf(rates),
        numbers: await readNumbers(trx, days),
        ...compared,
        days: compared.days.map((row) => ({
          ...row,
          paidOut: fromMinor(paidOut.get(`${row.day} ${row.currency}`) ?? 0),
        })),
        ...(await payoutsByDay(trx, days)),
      };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

interface Sums {
  net: number;
  vat: number;
  gross: number;
}
type RateSums = Sums & { currency: Currency; rate: number; receipts: number; credits: number };

const inText = ({ net, vat, gross }: Sums) => ({
  net: fromMinor(net),
  vat: fromMinor(vat),
  gross: fromMinor(gross),
});

async function sumsByRate(knex: Knex, { from, to }: DaySpan): Promise<RateSums[]> {
  const { rows } = await knex.raw<{ rows: Omit<RateSums, 'net'>[] }>(
    `select currency, vat_rate as rate, count(*) filter (where kind = 'receipt') as receipts,
      count(*) filter (where kind = 'credit') as credits,
      sum(${signed('vat_amount', 'document')})::bigint as vat, sum(${signed('amount', 'document')})::bigint as gross
    from receipts document where ${israelWithin('payment_date')} and status <> 'cancelled'
    group by 1, 2 order by 1, 2`,
    [from, to],
  );
  return rows.map((row) => ({ ...row, net: row.gross - row.vat }));
}

function totalsOf(rates: readonly RateSums[]): MonthReport['totals'] {
  return [...new Set(rates.map(({ currency }) => currency))].map((currency) => {
    const rows = rates.filter((row) => row.currency === currency);
    const sum = (name: keyof Sums | 'receipts' | 'credits') =>
      rows.reduce((total, row) => total + row[name], 0);
    return {
      currency,
      receipts: sum('receipts'),
      credits: sum('credits'),
      ...inText({ net: sum('net'), vat: sum('vat'), gross: sum('gross') }),
    };
  });
}

async function firstMonth(knex: Knex): Promise<string | null> {
  const { rows } = await knex.raw<{ rows: [{ month: string | null }] }>(
    `select to_char(min(payment_date) at time zone 'Asia/Jerusalem', 'YYYY-MM') as month from receipts`,
  );
  return rows[0].month;
}

interface NumberRow {
  series: string;
  kind: ReceiptKind;
  first: number;
  last: number;
  count: number;
  cancelled: number;
  elsewhere: number[] | null;
  elsewhereCount: number;
  missing: number[] | null;
  missingCount: number;
}

/** Numbers are given in the order of issue, so a payment that was found late may have its number in a later month's run. */
async function readNumbers(knex: Knex, { from, to }: DaySpan): Promise<MonthReport['numbers']> {
  const { rows } = await knex.raw<{ rows: NumberRow[] }>(
    `with run as (
      select series, min(kind) as kind, min(receipt_no) as first, max(receipt_no) as last, count(*) as count,
        count(*) filter (where status = 'cancelled') as cancelled
      from receipts where ${israelWithin('payment_date')} group by series
    ), every_number as (
      select run.series, number, document.id is null as is_missing,
        document.id is not null and number >= run.first and not (${israelWithin('document.payment_date')}) as is_elsewhere
      from run
      cross join lateral generate_series(
        coalesce((select max(receipt_no) + 1 from receipts before
          where before.series = run.series and before.receipt_no < run.first), run.first), run.last) number
      left join receipts document on document.series = run.series and document.receipt_no = number
    )
    select run.series, run.kind, run.first, run.last, run.count, run.cancelled,
      (array_agg(number order by number) filter (where is_elsewhere))[1:${listedInReport}] as elsewhere,
      count(*) filter (where is_elsewhere) as "elsewhereCount",
      (array_agg(number order by number) filter (where is_missing))[1:${listedInReport}] as missing,
      count(*) filter (where is_missing) as "missingCount"
    from run join every_number using (series) group by 1, 2, 3, 4, 5, 6 order by run.series desc`,
    [from, to, from, to],
  );
  return rows.map(({ series, first, last, elsewhere, missing, ...row }) => {
    const named = (number: number) => receiptNumberOf(series, number);
    return {
      ...row,
      series,
      first: named(first),
      last: named(last),
      elsewhere: (elsewhere ?? []).map(named),
      missing: (missing ?? []).map(named),
    };
  });
}
