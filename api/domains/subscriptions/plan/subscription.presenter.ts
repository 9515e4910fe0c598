import { hasConsultation, productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import type { Language } from '../../../contract/base/languages.ts';
import type { RenewalProcessStatus } from '../../../contract/subscriptions/entities/package.schema.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import type { OwnPackage } from '../../../contract/subscriptions/subscription.schema.ts';
import type { Package } from '../../../models/Package.ts';
import type { PackageChange } from '../../../models/PackageChange.ts';
import { presentOverdue } from './overdue.ts';
import { isActivePackage } from '../entitlements/package-access.ts';
import { changeRefusal } from './change-refusals.ts';

const troubled: readonly RenewalProcessStatus[] = ['retry_scheduled', 'needs_customer', 'exhausted'];

/**
 * A package for its owner; `product` must be loaded. Leaves out the provider's columns.
 * @param hasPausedOrder a standing order for its product waits to be resumed
 * @param change the plan that follows when the period ends; with `toProduct`
 */
export function presentOwnPackage(
  row: Package,
  {
    hasPausedOrder,
    chargedCard = null,
    change,
  }: { hasPausedOrder: boolean; chargedCard?: string | null; change?: PackageChange | undefined },
  { now, language }: { now: Date; language: Language },
): OwnPackage {
  const isActive = isActivePackage(row, now);
  return {
    id: row.id,
    productId: row.productId,
    name: productNameIn(row.product, language),
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
    canChange: changeRefusal(row, now) === null,
    change:
      isActive && change
        ? {
            productId: change.toProductId,
            name: productNameIn(change.toProduct, language),
            billingCycle: change.toCycle,
            price: fromMinor(change.toPrice),
            effectiveAt: change.effectiveAt.toISOString(),
          }
        : null,
    overdue: presentOverdue(row, now),
    consultation: isActive && row.isPaid && row.product !== undefined && hasConsultation(row.product),
    chargedCard: row.autoRenew ? chargedCard : null,
    enterprise: row.isEnterprise
      ? { community: row.enterpriseCommunity, userLimit: row.enterpriseUserLimit }
      : null,
  };
}
