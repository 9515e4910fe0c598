import type { Knex } from 'knex';
import { needsStaff } from '../tax-documents/tax-documents.resource.ts';
import { israelDawn, israelStep, israelWithin, type Span } from '../../../lib/israel-days-sql.ts';

/** What was paid less what was returned, by its documents; shekels only. */
const revenue = `sum(case kind when 'credit' then -amount else amount end)`;
const counted = `currency = 'ILS' and status <> 'cancelled'`;

interface WaitingPayments {
  /** Attempts that wait for a decision of staff. */
  toReview: number;
  /** Events of providers that nobody could assign. */
  parkedEvents: number;
  /** Differences between a provider's statement and our books. */
  statementDifferences: number;
  /** Differences between what a provider pays out and our books. */
  payoutDifferences: number;
  /** Disputes that wait for our evidence. */
  openDisputes: number;
  /** Tax documents that the provider refused so far, or that lack their allocation number. */
  taxDocumentsToReview: number;
  /** Bank transfers that are awaited. */
  awaitedTransfers: number;
  /** Refunds of bank transfers that staff have to send. */
  refundsToSend: number;
}

/** What of payments waits for staff now (docs/product.md 13.8). */
export async function countWaitingPayments(knex: Knex): Promise<WaitingPayments> {
  const { rows } = await knex.raw<{ rows: [WaitingPayments] }>(
    `select
      (select count(*) from payment_attempts where status = 'manual_review' or needs_review) as "toReview",
      (select count(*) from provider_events where status = 'parked') as "parkedEvents",
      (select count(*) from statement_lines where difference is not null and handled_at is null)
        as "statementDifferences",
      (select count(*) from payout_lines where difference is not null and handled_at is null)
        as "payoutDifferences",
      (select count(*) from disputes where status = 'opened') as "openDisputes",
      (select count(*) from tax_documents where ${needsStaff}) as "taxDocumentsToReview",
      (select count(*) from payment_attempts where provider = 'bank' and status = 'pending') as "awaitedTransfers",
      (select count(*) from payment_attempts where provider = 'bank' and kind = 'refund' and status = 'created')
        as "refundsToSend"`,
  );
  return rows[0];
}

/** Refunds that failed, whenever. */
export async function countFailedRefunds(knex: Knex): Promise<number> {
  const { rows } = await knex.raw<{ rows: [{ failed: number }] }>(
    `select count(*) as failed from payment_attempts where kind = 'refund' and status = 'failed'`,
  );
  return rows[0].failed;
}

/**
 * The revenue of a span of days in Israel and of the one before it, in shekels with two decimals.
 * @param edges first day of the span before, of the span, and after it
 */
export async function compareRevenue(
  knex: Knex,
  { before, from, after }: { before: string; from: string; after: string },
): Promise<{ amount: string; before: string }> {
  const { rows } = await knex.raw<{ rows: [{ amount: string; before: string }] }>(
    `with sums as (
      select payment_date >= ${israelDawn} as is_now, ${revenue} as total from receipts
      where payment_date >= ${israelDawn} and payment_date < ${israelDawn} and ${counted} group by 1
    )
    select
      coalesce((select total from sums where is_now), 0)::numeric(14, 2) as amount,
      coalesce((select total from sums where not is_now), 0)::numeric(14, 2) as before`,
    [from, before, after],
  );
  return rows[0];
}

/** The revenue of each day or month of a span by its first day; one without receipts is left out. */
export async function revenueBySteps(knex: Knex, { from, to, unit }: Span): Promise<Map<string, string>> {
  const { rows } = await knex.raw<{ rows: { step: string; total: string }[] }>(
    `select ${israelStep('payment_date')} as step, ${revenue}::numeric(14, 2)::text as total
    from receipts where ${israelWithin('payment_date')} and ${counted} group by 1`,
    [unit, from, to],
  );
  return new Map(rows.map(({ step, total }) => [step, total]));
}
