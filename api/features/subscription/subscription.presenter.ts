import type { RenewalProcessStatus } from '../../contract/entities/package.ts';
import { fromMinor } from '../../contract/money.ts';
import type { OwnPackage } from '../../contract/subscription.ts';
import type { Package } from '../../models/Package.ts';
import { isActivePackage } from '../packages/entitlements.ts';

const troubled: readonly RenewalProcessStatus[] = ['retry_scheduled', 'needs_customer', 'exhausted'];

/**
 * A package for its owner; needs `product`. What is the provider's stays here.
 * @param hasPausedOrder a standing order for its product waits to be resumed
 */
export function presentOwnPackage(row: Package, hasPausedOrder: boolean, now: Date): OwnPackage {
  const isActive = isActivePackage(row, now);
  return {
    id: row.id,
    productId: row.productId,
    name: row.product?.name ?? '',
    status: row.status,
    isActive,
    isPaid: row.isPaid,
    billingCycle: row.billingCycle,
    price: fromMinor(row.price),
    currency: row.currency,
    basicCardCount: row.basicCardCount,
    proCardCount: row.proCardCount,
    startDate: row.startDate?.toISOString() ?? null,
    endDate: row.endDate?.toISOString() ?? null,
    autoRenew: row.autoRenew,
    nextPaymentDate: isActive && row.autoRenew ? (row.nextPaymentDate?.toISOString() ?? null) : null,
    canResume: isActive && !row.autoRenew && hasPausedOrder,
    chargeFailed: row.status === 'past_due' || troubled.includes(row.renewalProcessStatus),
    enterprise: row.isEnterprise
      ? { community: row.enterpriseCommunity, userLimit: row.enterpriseUserLimit }
      : null,
  };
}
