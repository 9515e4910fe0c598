import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { dashboardPeriods, defaultDashboardPeriod } from './dashboard-periods.ts';

const count = z.int().min(0);
/** Shekels with two decimals; negative where more was refunded than paid. */
const amount = z.string().regex(/^-?\d+\.\d{2}$/u);

/** What waits for staff now: the badges of the menu and the figures of the dashboard, counted once. */
const allWaitingWork = z.object({
  /** Payments that wait for a decision of staff. */
  paymentsToReview: count,
  /** Orders paid for and not sent, and those of them whose day, in Israel, is over. */
  ordersToShip: z.object({ count, late: count }),
  /** Leads of our own sales department that staff haven't handled. */
  newLeads: count,
  /** Reports of cards that wait. */
  openReports: count,
  /** Reviews that owners reported, hidden until staff decide. */
  reportedReviews: count,
  /** Cards that sound like a protected body and that visitors don't see until staff have looked. */
  heldCards: count,
  /** Events of payment providers that nobody could assign. */
  parkedEvents: count,
  /** Differences between a provider's statement and our books that staff haven't seen to. */
  statementDifferences: count,
  /** Differences between what a provider pays out to the bank and our books that staff haven't seen to. */
  payoutDifferences: count,
  /** Disputes that wait for our evidence. */
  openDisputes: count,
  /** Tax documents that the provider refused so far, or that lack their allocation number. */
  taxDocumentsToReview: count,
  /** Bank transfers whose money is awaited. */
  awaitedTransfers: count,
  /** Refunds of bank transfers that staff have to send. */
  refundsToSend: count,
  /** What is wrong with the backups. */
  backupAlarms: count,
  /** What the last reading of the audit log by its seals has found. */
  auditFindings: count,
});
export type AllWaitingWork = z.infer<typeof allWaitingWork>;

const waitingWork = allWaitingWork.partial();
export type WaitingWork = z.infer<typeof waitingWork>;

const allFigures = allWaitingWork.extend({
  /** Payments of the period less its refunds, by their documents; shekels only. */
  revenue: z.object({ amount, before: amount }),
  /** Accounts opened in the period. */
  newUsers: z.object({ count, before: count }),
  activePackages: count,
  /**
   * Monthly recurring revenue: the prices of active packages that renew by themselves, a yearly one as a twelfth;
   * shekels only, now.
   */
  recurring: z.object({ amount, packages: count }),
  /** Packages whose renewal could not be charged, now (`past_due`). */
  failedRenewals: count,
  /** Refunds that failed, whenever. */
  failedRefunds: count,
  /** Open conversations with support, and those with messages waiting for this admin. */
  conversations: z.object({ open: count, unread: count }),
  /** Errors of the period that staff haven't handled. */
  openErrors: count,
  /** Mails that could not be sent, stored half a year. */
  failedMails: count,
  /** Background jobs that failed for good, stored a week. */
  failedJobs: count,
});
export type AllFigures = z.infer<typeof allFigures>;

const allOfStep = z.object({
  revenue: amount,
  newUsers: count,
  /** At the end of the day or month: started, and neither ended nor cancelled by then. */
  activePackages: count,
});
export type AllOfStep = z.infer<typeof allOfStep>;

/** Of the figures, and of the charts, those that the reader's role may read (dashboard-figures.ts). */
const adminDashboard = allFigures.partial().extend({
  /** Days in Israel, both included. */
  from: z.iso.date(),
  to: z.iso.date(),
  unit: z.enum(['day', 'month']),
  series: z.array(
    allOfStep.partial().extend({
      /** First and last day of the day or month, cut to the period. */
      from: z.iso.date(),
      to: z.iso.date(),
      /** The corresponding day or month of the period before. */
      before: allOfStep.partial(),
    }),
  ),
});
export type AdminDashboard = z.infer<typeof adminDashboard>;

export const readAdminDashboardSchemas = {
  summary: 'Reads the figures of the back office’s dashboard for the last 7, 30, 90 or 365 days',
  tag: 'admin',
  query: z.object({
    days: z
      .enum(dashboardPeriods.map(String) as [string, ...string[]])
      .default(String(defaultDashboardPeriod))
      .transform(Number),
  }),
  reply: adminDashboard,
} satisfies EndpointSchemas;

export const readWaitingWorkSchemas = {
  summary: 'Counts what waits for staff, for the badges of the back office’s menu',
  tag: 'admin',
  reply: waitingWork,
} satisfies EndpointSchemas;
