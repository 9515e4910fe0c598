import type { AdminDashboard } from '../../../api/contract/admin/dashboard.schema.ts';
import { formatCount } from '../../kit/formatting/numbers.ts';
import { listPath } from '../../kit/list/list-path.ts';
import type { WordKey } from '../../kit/i18n/use-messages.ts';
import type { useMoney } from '../../kit/components/Money.tsx';

type WriteMoney = ReturnType<typeof useMoney>;
type Word = (key: WordKey, values?: Record<string, string | number>) => string;

export interface DashboardEntry {
  name: WordKey;
  /** Formatted. */
  value: string;
  note: string;
  /** Address of the list with exactly the counted rows. */
  to: string;
  /** Set when staff have to act. */
  tone?: 'bad' | 'late' | undefined;
}

const list = listPath;

const bad = (count: number) => (count > 0 ? ('bad' as const) : undefined);
const late = (count: number) => (count > 0 ? ('late' as const) : undefined);

/** "12% more than before"; empty without an earlier value. */
function change(now: number, before: number, word: Word): string {
  if (before <= 0) return word('desk.dashboard.nothingBefore');
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return word('desk.dashboard.same');
  return word(percent > 0 ? 'desk.dashboard.more' : 'desk.dashboard.less', { percent: Math.abs(percent) });
}

export function figuresOf(data: AdminDashboard, word: Word, money: WriteMoney): DashboardEntry[] {
  const { from, to, revenue, newUsers, recurring, ordersToShip, conversations } = data;
  return [
    {
      name: 'desk.dashboard.revenue',
      value: money(revenue.amount),
      note: change(Number(revenue.amount), Number(revenue.before), word),
      to: list('receipts', {
        currency: 'ILS',
        status: ['completed', 'refunded'],
        paymentDate_gte: from,
        paymentDate_lte: to,
      }),
    },
    {
      name: 'desk.dashboard.recurring',
      value: money(recurring.amount),
      note: word('desk.dashboard.recurringNote', { count: formatCount(recurring.packages) }),
      to: list('packages', { status: 'active', autoRenew: true }),
    },
    {
      name: 'desk.dashboard.newUsers',
      value: formatCount(newUsers.count),
      note: change(newUsers.count, newUsers.before, word),
      to: list('users', { createdAt_gte: from, createdAt_lte: to }),
    },
    {
      name: 'desk.dashboard.activePackages',
      value: formatCount(data.activePackages),
      note: word('desk.dashboard.activePackagesNote'),
      to: list('packages', { status: 'active' }),
    },
    {
      name: 'desk.dashboard.failedRenewals',
      value: formatCount(data.failedRenewals),
      note: word('desk.dashboard.failedRenewalsNote'),
      to: list('packages', { status: 'past_due' }),
      tone: bad(data.failedRenewals),
    },
    {
      name: 'desk.dashboard.paymentsToReview',
      value: formatCount(data.paymentsToReview),
      note: word('desk.dashboard.paymentsToReviewNote'),
      to: list('payments', { waits: 'people' }),
      tone: bad(data.paymentsToReview),
    },
    {
      name: 'desk.dashboard.statementDifferences',
      value: formatCount(data.statementDifferences),
      note: word('desk.dashboard.statementDifferencesNote'),
      to: list('statement-lines', { review: 'open' }),
      tone: bad(data.statementDifferences),
    },
    {
      name: 'desk.dashboard.payoutDifferences',
      value: formatCount(data.payoutDifferences),
      note: word('desk.dashboard.payoutDifferencesNote'),
      to: list('payout-lines', { review: 'open' }),
      tone: bad(data.payoutDifferences),
    },
    {
      name: 'desk.dashboard.backupAlarms',
      value: formatCount(data.backupAlarms),
      note: word('desk.dashboard.backupAlarmsNote'),
      to: list('backup-runs', {}),
      tone: bad(data.backupAlarms),
    },
    {
      name: 'desk.dashboard.auditFindings',
      value: formatCount(data.auditFindings),
      note: word('desk.dashboard.auditFindingsNote'),
      to: list('audit-log', {}),
      tone: bad(data.auditFindings),
    },
    {
      name: 'desk.dashboard.openDisputes',
      value: formatCount(data.openDisputes),
      note: word('desk.dashboard.openDisputesNote'),
      to: list('disputes', { status: 'opened' }),
      tone: bad(data.openDisputes),
    },
    {
      name: 'desk.dashboard.taxDocumentsToReview',
      value: formatCount(data.taxDocumentsToReview),
      note: word('desk.dashboard.taxDocumentsToReviewNote'),
      to: list('tax-documents', { review: 'open' }),
      tone: bad(data.taxDocumentsToReview),
    },
    {
      name: 'desk.dashboard.awaitedTransfers',
      value: formatCount(data.awaitedTransfers),
      note: word('desk.dashboard.awaitedTransfersNote'),
      to: list('proformas', { transfer: 'waiting' }),
      tone: late(data.awaitedTransfers),
    },
    {
      name: 'desk.dashboard.refundsToSend',
      value: formatCount(data.refundsToSend),
      note: word('desk.dashboard.refundsToSendNote'),
      to: list('payments', { provider: 'bank', kind: 'refund', status: 'created' }),
      tone: bad(data.refundsToSend),
    },
    {
      name: 'desk.dashboard.failedRefunds',
      value: formatCount(data.failedRefunds),
      note: word('desk.dashboard.failedRefundsNote'),
      to: list('payments', { kind: 'refund', status: 'failed' }),
      tone: bad(data.failedRefunds),
    },
    {
      name: 'desk.dashboard.ordersToShip',
      value: formatCount(ordersToShip.count),
      note:
        ordersToShip.late > 0
          ? word('desk.dashboard.late', { count: formatCount(ordersToShip.late) })
          : word('desk.dashboard.inTime'),
      to: list('physical-card-orders', { status: ['paid', 'in_production'] }),
      tone: bad(ordersToShip.late) ?? late(ordersToShip.count),
    },
    {
      name: 'desk.dashboard.conversations',
      value: formatCount(conversations.open),
      note: word('desk.dashboard.unread', { count: formatCount(conversations.unread) }),
      to: '/support',
      tone: late(conversations.unread),
    },
    {
      name: 'desk.dashboard.newLeads',
      value: formatCount(data.newLeads),
      note: word('desk.dashboard.newLeadsNote'),
      to: list('contact-leads', { status: 'new' }),
      tone: late(data.newLeads),
    },
    {
      name: 'desk.dashboard.openReports',
      value: formatCount(data.openReports),
      note: word('desk.dashboard.openReportsNote'),
      to: list('card-reports', { status: ['new', 'under_review'] }),
      tone: late(data.openReports),
    },
    {
      name: 'desk.dashboard.reportedReviews',
      value: formatCount(data.reportedReviews),
      note: word('desk.dashboard.reportedReviewsNote'),
      to: list('card-reviews', { status: 'reported' }),
      tone: late(data.reportedReviews),
    },
    {
      name: 'desk.dashboard.heldCards',
      value: formatCount(data.heldCards),
      note: word('desk.dashboard.heldCardsNote'),
      to: list('business-profiles', { isHeld: true }),
      tone: late(data.heldCards),
    },
    {
      name: 'desk.dashboard.openErrors',
      value: formatCount(data.openErrors),
      note: word('desk.dashboard.openErrorsNote'),
      to: list('error-logs', { handledAt: null, createdAt_gte: from }),
      tone: bad(data.openErrors),
    },
    {
      name: 'desk.dashboard.failedMails',
      value: formatCount(data.failedMails),
      note: word('desk.dashboard.failedMailsNote'),
      to: list('mail-log', { status: 'failed' }),
      tone: bad(data.failedMails),
    },
    {
      name: 'desk.dashboard.failedJobs',
      value: formatCount(data.failedJobs),
      note: word('desk.dashboard.failedJobsNote'),
      to: listPath('background-jobs', { state: 'failed' }),
      tone: bad(data.failedJobs),
    },
  ];
}
