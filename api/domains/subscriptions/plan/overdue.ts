import type { RenewalProcessStatus } from '../../../contract/subscriptions/entities/package.schema.ts';
import type { OwnPackage } from '../../../contract/subscriptions/subscription.schema.ts';
import type { Package } from '../../../models/Package.ts';
import { accessUntil } from '../entitlements/package-access.ts';

const waiting: readonly RenewalProcessStatus[] = ['retry_scheduled', 'needs_customer', 'exhausted'];

/** Whether a renewal was tried in vain, no charge of it is under way, and it may still be paid. */
export function isOverdue(row: Pick<Package, 'status' | 'renewalProcessStatus' | 'renewalDriver'>): boolean {
  const isOpen = row.status === 'past_due' || row.status === 'active';
  return isOpen && row.renewalDriver === 'merchant' && waiting.includes(row.renewalProcessStatus);
}

/** An overdue renewal for its owner, with the ways to pay it; null where none is overdue. */
export function presentOverdue(row: Package, now: Date): OwnPackage['overdue'] {
  const liveUntil = accessUntil(row);
  if (row.status !== 'past_due' || !liveUntil) return null;
  const isOut = row.renewalProcessStatus === 'charging' || row.renewalProcessStatus === 'awaiting_result';
  return {
    // Under way, or about to be: a new payment method is charged at once.
    isCharging: isOut || (row.nextPaymentDate !== null && row.nextPaymentDate <= now),
    liveUntil: liveUntil.toISOString(),
    nextTryAt: row.autoRenew ? (row.nextPaymentDate?.toISOString() ?? null) : null,
    canPay: row.autoRenew && isOverdue(row),
  };
}
