import type { AdminDashboard, AllFigures } from '../../../api/contract/admin/dashboard.schema.ts';
import { formatCount } from '../../kit/formatting/numbers.ts';
import type { ListName } from '../../kit/resource-entities.ts';
import { listPath } from '../../kit/list/list-path.ts';
import type { WordKey } from '../../kit/i18n/use-messages.ts';
import type { useMoney } from '../../kit/components/Money.tsx';

type WriteMoney = ReturnType<typeof useMoney>;
type Word = (key: WordKey, values?: Record<string, string | number>) => string;
type FigureName = Exclude<keyof AllFigures, 'parkedEvents'>;
type CountName = { [Name in FigureName]: AllFigures[Name] extends number ? Name : never }[FigureName];
type Tone = 'bad' | 'late' | undefined;

export interface DashboardEntry {
  name: WordKey;
  /** Formatted. */
  value: string;
  note: string;
  /** Address of the list with exactly the counted rows. */
  to: string;
  /** Set when staff have to act. */
  tone?: Tone;
}

/** Tells a figure that the reader's role may read. */
type Tell = (
  data: AllFigures & Pick<AdminDashboard, 'from' | 'to'>,
  word: Word,
  money: WriteMoney,
) => Omit<DashboardEntry, 'name'>;

const bad = (count: number): Tone => (count > 0 ? 'bad' : undefined);
const late = (count: number): Tone => (count > 0 ? 'late' : undefined);

/** "12% more than before"; empty without an earlier value. */
function change(now: number, before: number, word: Word): string {
  if (before <= 0) return word('desk.dashboard.nothingBefore');
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return word('desk.dashboard.same');
  return word(percent > 0 ? 'desk.dashboard.more' : 'desk.dashboard.less', { percent: Math.abs(percent) });
}

/** The lists with what came in, and who joined, from one day to another. */
export const revenuePath = ({ from, to }: Pick<AdminDashboard, 'from' | 'to'>): string =>
  listPath('receipts', {
    currency: 'ILS',
    status: ['completed', 'refunded'],
    paymentDate_gte: from,
    paymentDate_lte: to,
  });
export const newUsersPath = ({ from, to }: Pick<AdminDashboard, 'from' | 'to'>): string =>
  listPath('users', { createdAt_gte: from, createdAt_lte: to });

/** Rows of one list, counted: the list, its filter, and what more than none of them means. */
type Counted = readonly [list: ListName, filter: Readonly<Record<string, unknown>>, toneOf?: typeof bad];

/** In the order in which they stand on the page. */
const figures: Readonly<Record<FigureName, Counted | Tell>> = {
  revenue: ({ revenue, from, to }, word, money) => ({
    value: money(revenue.amount),
    note: change(Number(revenue.amount), Number(revenue.before), word),
    to: revenuePath({ from, to }),
  }),
  recurring: ({ recurring }, word, money) => ({
    value: money(recurring.amount),
    note: word('desk.dashboard.recurringNote', { count: formatCount(recurring.packages) }),
    to: listPath('packages', { status: 'active', autoRenew: true }),
  }),
  newUsers: ({ newUsers, from, to }, word) => ({
    value: formatCount(newUsers.count),
    note: change(newUsers.count, newUsers.before, word),
    to: newUsersPath({ from, to }),
  }),
  activePackages: ['packages', { status: 'active' }],
  failedRenewals: ['packages', { status: 'past_due' }, bad],
  paymentsToReview: ['payments', { waits: 'people' }, bad],
  statementDifferences: ['statement-lines', { review: 'open' }, bad],
  payoutDifferences: ['payout-lines', { review: 'open' }, bad],
  backupAlarms: ['backup-runs', {}, bad],
  auditFindings: ['audit-log', {}, bad],
  openDisputes: ['disputes', { status: 'opened' }, bad],
  taxDocumentsToReview: ['tax-documents', { review: 'open' }, bad],
  awaitedTransfers: ['proformas', { transfer: 'waiting' }, late],
  refundsToSend: ['payments', { provider: 'bank', kind: 'refund', status: 'created' }, bad],
  failedRefunds: ['payments', { kind: 'refund', status: 'failed' }, bad],
  ordersToShip: ({ ordersToShip }, word) => ({
    value: formatCount(ordersToShip.count),
    note:
      ordersToShip.late > 0
        ? word('desk.dashboard.late', { count: formatCount(ordersToShip.late) })
        : word('desk.dashboard.inTime'),
    to: listPath('physical-card-orders', { status: ['paid', 'in_production'] }),
    tone: bad(ordersToShip.late) ?? late(ordersToShip.count),
  }),
  conversations: ({ conversations }, word) => ({
    value: formatCount(conversations.open),
    note: word('desk.dashboard.unread', { count: formatCount(conversations.unread) }),
    to: '/support',
    tone: late(conversations.unread),
  }),
  newLeads: ['contact-leads', { status: 'new' }, late],
  openReports: ['card-reports', { status: ['new', 'under_review'] }, late],
  reportedReviews: ['card-reviews', { status: 'reported' }, late],
  heldCards: ['business-profiles', { isHeld: true }, late],
  openErrors: ({ openErrors, from }, word) => ({
    value: formatCount(openErrors),
    note: word('desk.dashboard.openErrorsNote'),
    to: listPath('error-logs', { handledAt: null, createdAt_gte: from }),
    tone: bad(openErrors),
  }),
  failedMails: ['mail-log', { status: 'failed' }, bad],
  failedJobs: ['background-jobs', { state: 'failed' }, bad],
};

/** The figures that the server gave, each with the list that it opens. */
export const figuresOf = (data: AdminDashboard, word: Word, money: WriteMoney): DashboardEntry[] =>
  (Object.keys(figures) as FigureName[])
    .filter((name) => data[name] !== undefined)
    .map((name) => {
      const told = figures[name];
      if (typeof told === 'function')
        return { name: `desk.dashboard.${name}`, ...told(data as Parameters<Tell>[0], word, money) };
      const [list, filter, toneOf] = told;
      const count = Number(data[name]);
      return {
        name: `desk.dashboard.${name}`,
        value: formatCount(count),
        note: word(`desk.dashboard.${name as CountName}Note`),
        to: listPath(list, filter),
        tone: toneOf?.(count),
      };
    });
