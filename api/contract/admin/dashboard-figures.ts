import { may, type Permission } from '../accounts/permissions.ts';
import type { UserRole } from '../accounts/roles.schema.ts';
import type { AllFigures } from './dashboard.schema.ts';

/** What each figure of the dashboard, its charts and the menu's badges tells of, and so who reads it (docs/product.md 13.13). */
const permissionOfFigure: Readonly<Record<keyof AllFigures, Permission>> = {
  revenue: 'books',
  recurring: 'books',
  newUsers: 'people.read',
  activePackages: 'packages.read',
  failedRenewals: 'packages.read',
  paymentsToReview: 'payments.read',
  parkedEvents: 'payments.read',
  statementDifferences: 'books',
  payoutDifferences: 'books',
  backupAlarms: 'system',
  auditFindings: 'staff',
  openDisputes: 'payments.read',
  taxDocumentsToReview: 'books',
  awaitedTransfers: 'payments.read',
  refundsToSend: 'payments.read',
  failedRefunds: 'payments.read',
  ordersToShip: 'orders.read',
  conversations: 'inbox',
  newLeads: 'leads',
  openReports: 'cards.read',
  reportedReviews: 'cards.read',
  heldCards: 'cards.read',
  openErrors: 'system',
  failedMails: 'mail.read',
  failedJobs: 'system',
};

/** What a role reads of these figures; whatever is no figure stays. */
export const figuresFor = <Figures extends object>(role: UserRole, figures: Figures): Partial<Figures> =>
  Object.fromEntries(
    Object.entries(figures).filter(([name]) => {
      const permission = (permissionOfFigure as Partial<Record<string, Permission>>)[name];
      return permission === undefined || may(role, permission);
    }),
  ) as Partial<Figures>;
