import type { Knex } from 'knex';
import type { AdminDashboard } from '../../../contract/admin/dashboard.schema.ts';
import { hasJobTables } from '../jobs/jobs.queries.ts';
import { addDays, israelDay } from '../../statistics/index.ts';
import { countInbox, type SupportReader } from '../../support/index.ts';
import { readWaitingWork } from './read-waiting-work.ts';
import { readSeries } from './series.queries.ts';

/** First moment of a day in Israel. */
const dawn = `(?::date)::timestamp at time zone 'Asia/Jerusalem'`;
/** More points than days in three months show nothing more. */
const maxDays = 92;

/**
 * The first page of the back office (docs/product.md 7). Every figure is defined beside its name in the contract, and
 * counts the very rows of the list that it opens. One statement for each kind of count, one for the series: all read indexes
 * only.
 * @param days length of the period, today included
 */
export async function readAdminDashboard(
  knex: Knex,
  reader: SupportReader,
  { days, now }: { days: number; now: Date },
): Promise<AdminDashboard> {
  const to = israelDay(now);
  const from = addDays(to, 1 - days);
  const unit = days > maxDays ? 'month' : 'day';
  const [counts, waiting, sums, conversations, failedJobs, series] = await Promise.all([
    readCounts(knex, from),
    readWaitingWork(knex, now),
    readSums(knex, { before: addDays(from, -days), from, after: addDays(to, 1) }),
    countInbox(knex, reader),
    countFailedJobs(knex),
    readSeries(knex, { from, to, unit }),
  ]);
  return {
    from,
    to,
    ...counts,
    ...waiting,
    ...sums,
    conversations: { open: conversations.open, unread: conversations.unread },
    failedJobs,
    unit,
    series,
  };
}

type Counts = Pick<
  AdminDashboard,
  'activePackages' | 'recurring' | 'failedRenewals' | 'failedRefunds' | 'openErrors' | 'failedMails'
>;

interface CountsRow {
  active_packages: number;
  renewing: number;
  recurring: string;
  failed_renewals: number;
  failed_refunds: number;
  open_errors: number;
  failed_mails: number;
}

async function readCounts(knex: Knex, from: string): Promise<Counts> {
  const { rows } = (await knex.raw(
    `select
      (select count(*) from packages where status = 'active') as active_packages,
      (select count(*) from packages where status = 'active' and auto_renew) as renewing,
      (select coalesce(sum(case billing_cycle when 'yearly' then price / 12 else price end), 0)::numeric(14, 2)
        from packages where status = 'active' and auto_renew and currency = 'ILS') as recurring,
      (select count(*) from packages where status = 'past_due') as failed_renewals,
      (select count(*) from payment_attempts where kind = 'refund' and status = 'failed') as failed_refunds,
      (select count(*) from error_logs where handled_at is null and created_at >= ${dawn}) as open_errors,
      (select count(*) from mail_log where status = 'failed') as failed_mails`,
    [from],
  )) as { rows: [CountsRow] };
  const [row] = rows;
  return {
    activePackages: row.active_packages,
    recurring: { amount: row.recurring, packages: row.renewing },
    failedRenewals: row.failed_renewals,
    failedRefunds: row.failed_refunds,
    openErrors: row.open_errors,
    failedMails: row.failed_mails,
  };
}

/** @param edges first day of the period before, of the period, and after it */
async function readSums(
  knex: Knex,
  { before, from, after }: { before: string; from: string; after: string },
): Promise<Pick<AdminDashboard, 'revenue' | 'newUsers'>> {
  const { rows } = (await knex.raw(
    `with money as (
      select payment_date >= ${dawn} as is_now, sum(case kind when 'credit' then -amount else amount end) as total
      from receipts
      where payment_date >= ${dawn} and payment_date < ${dawn} and currency = 'ILS' and status <> 'cancelled'
      group by 1
    ), people as (
      select created_at >= ${dawn} as is_now, count(*) as total from users
      where created_at >= ${dawn} and created_at < ${dawn} group by 1
    )
    select
      coalesce((select total from money where is_now), 0)::numeric(14, 2) as revenue,
      coalesce((select total from money where not is_now), 0)::numeric(14, 2) as revenue_before,
      coalesce((select total from people where is_now), 0) as users,
      coalesce((select total from people where not is_now), 0) as users_before`,
    [from, before, after, from, before, after],
  )) as { rows: [{ revenue: string; revenue_before: string; users: number; users_before: number }] };
  const [row] = rows;
  return {
    revenue: { amount: row.revenue, before: row.revenue_before },
    newUsers: { count: row.users, before: row.users_before },
  };
}

async function countFailedJobs(knex: Knex): Promise<number> {
  if (!(await hasJobTables(knex))) return 0;
  const [row] = (await knex('pgboss.job').where('state', 'failed').count('* as failed')) as [
    { failed: number },
  ];
  return row.failed;
}
