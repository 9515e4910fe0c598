import type { Knex } from 'knex';
import type { AdminDashboard } from '../../../contract/admin/dashboard.schema.ts';
import { figuresFor } from '../../../contract/admin/dashboard-figures.ts';
import { israelDawn } from '../../../lib/israel-days-sql.ts';
import { ErrorLog } from '../../../models/ErrorLog.ts';
import { compareNewUsers } from '../../accounts/index.ts';
import { countFailedMails } from '../../messaging/index.ts';
import { compareRevenue, countFailedRefunds } from '../../payments/index.ts';
import { addDays, israelDay } from '../../statistics/index.ts';
import { readPackageFigures } from '../../subscriptions/index.ts';
import { countInbox, type SupportReader } from '../../support/index.ts';
import { hasJobTables } from '../jobs/jobs.queries.ts';
import { readSeries } from './read-series.ts';
import { readWaitingWork } from './read-waiting-work.ts';

/** More points than days in three months show nothing more. */
const maxDays = 92;

/**
 * The first page of the back office (docs/product.md 7). Every figure is defined beside its name in the contract, and
 * counts the very rows of the list that it opens. Each domain counts its own, by its indexes. A reader gets what their
 * role may read.
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
  const edges = { before: addDays(from, -days), from, after: addDays(to, 1) };
  const [
    packages,
    waiting,
    revenue,
    newUsers,
    conversations,
    failedRefunds,
    openErrors,
    failedMails,
    failedJobs,
    series,
  ] = await Promise.all([
    readPackageFigures(knex),
    readWaitingWork(knex, now),
    compareRevenue(knex, edges),
    compareNewUsers(knex, edges),
    countInbox(knex, reader, now),
    countFailedRefunds(knex),
    countOpenErrors(knex, from),
    countFailedMails(knex),
    countFailedJobs(knex),
    readSeries(knex, { before: edges.before, from, to, unit }),
  ]);
  const figures = {
    ...waiting,
    activePackages: packages.active,
    recurring: { amount: packages.recurring, packages: packages.renewing },
    failedRenewals: packages.pastDue,
    revenue,
    newUsers,
    conversations: { open: conversations.open, unread: conversations.unread },
    failedRefunds,
    openErrors,
    failedMails,
    failedJobs,
  };
  const { role } = reader;
  return {
    ...figuresFor(role, figures),
    from,
    to,
    unit,
    series: series.map(({ now, before, ...step }) => ({
      ...step,
      ...figuresFor(role, now),
      before: figuresFor(role, before),
    })),
  };
}

/** Errors of the period that staff haven't handled. */
async function countOpenErrors(knex: Knex, from: string): Promise<number> {
  return ErrorLog.query(knex)
    .whereNull('handled_at')
    .whereRaw(`created_at >= ${israelDawn}`, [from])
    .resultSize();
}

async function countFailedJobs(knex: Knex): Promise<number> {
  if (!(await hasJobTables(knex))) return 0;
  const [row] = (await knex('pgboss.job').where('state', 'failed').count('* as failed')) as [
    { failed: number },
  ];
  return row.failed;
}
