import type { Knex } from 'knex';
import { Package } from '../../../models/Package.ts';
import { PackageChange } from '../../../models/PackageChange.ts';
import { Product } from '../../../models/Product.ts';
import { moveSpan, restartedPeriod } from './paid-time.ts';
import { patchPackage } from './patch-package.ts';

/**
 * Puts a change of plan into force; the caller must have locked the package. Within the same cycle the paid period
 * stays as it is; another cycle starts a period of its own, with the time that staff gave behind it (docs/money.md
 * 3.5 and 13.5).
 * @param from when the change starts: now for a paid one, the period's end for one that waited for it
 */
export async function applyChange(
  trx: Knex.Transaction,
  changed: Package,
  change: PackageChange,
  from: Date,
): Promise<Package> {
  const product = await Product.query(trx).findById(change.toProductId).throwIfNotFound();
  const restarted = await restartedBy(trx, change, from);
  await settleChange(trx, change.id, 'applied', from);
  // A change that waited for the end was chosen with another plan in mind.
  await PackageChange.query(trx)
    .where({ package_id: changed.id, status: 'pending', takes_effect: 'period_end' })
    .patch({ status: 'cancelled', settledAt: from });
  return patchPackage(trx, changed.id, {
    ...((restarted || change.fromCycle !== change.toCycle) && { billingAnchor: from }),
    ...restarted,
    ...(restarted && changed.autoRenew && { nextPaymentDate: restarted.endDate }),
    productId: change.toProductId,
    billingCycle: change.toCycle,
    price: change.toPrice,
    basicCardCount: product.basicCardCount,
    proCardCount: product.proCardCount,
    version: changed.version + 1,
  });
}

/**
 * Puts the change that waited for the end of a package's period into force, before the next period is charged; the
 * caller must have locked the package. Calling it again changes nothing.
 * @returns the package as it is charged from now on, or null where no change was due
 */
export async function applyDueChange(
  trx: Knex.Transaction,
  packageId: number,
  now: Date,
): Promise<Package | null> {
  const due = await PackageChange.query(trx)
    .where({ package_id: packageId, status: 'pending', takes_effect: 'period_end' })
    .where('effective_at', '<=', now)
    .first();
  if (!due) return null;
  const changed = await Package.query(trx).findById(packageId).forUpdate().throwIfNotFound();
  return applyChange(trx, changed, due, due.effectiveAt);
}

/**
 * Drops the change that waited for the end of a period when no period follows; the caller must have locked the
 * package.
 * @returns the plan that would have come, for the owner's mail
 */
export async function voidDueChange(
  trx: Knex.Transaction,
  packageId: number,
  now: Date,
): Promise<Product | null> {
  const [due] = await PackageChange.query(trx)
    .where({ package_id: packageId, status: 'pending', takes_effect: 'period_end' })
    .withGraphFetched('toProduct');
  if (!due) return null;
  await settleChange(trx, due.id, 'void', now);
  return due.toProduct ?? null;
}

/** Ends a change of plan that is still pending; one that ended already stays as it is. */
export async function settleChange(
  trx: Knex.Transaction,
  id: number,
  status: 'applied' | 'cancelled' | 'void',
  now: Date,
): Promise<void> {
  await PackageChange.query(trx).findById(id).where({ status: 'pending' }).patch({ status, settledAt: now });
}

/** The period that an immediate change starts anew at a moment; null where the running one goes on. */
async function restartedBy(trx: Knex, change: PackageChange, from: Date) {
  if (change.creditMinor === null) return null;
  const former = { paidUntil: change.fromPaidUntil, endDate: change.fromEndDate };
  return restartedPeriod(trx, former, { from, cycle: change.toCycle });
}

/** The end that a package has again when this change is reverted: its former one, and what staff gave it since. */
export async function endWithout(
  knex: Knex,
  { endDate }: Pick<Package, 'endDate'>,
  change: PackageChange,
): Promise<Date> {
  const restarted = change.settledAt && (await restartedBy(knex, change, change.settledAt));
  const { fromEndDate: onto } = change;
  return endDate ? moveSpan(knex, { from: restarted ? restarted.endDate : onto, to: endDate, onto }) : onto;
}

/**
 * Reverts a paid change of plan that is being refunded: the package gets its former plan and period back, and keeps
 * the time that staff gave it meanwhile. The caller must have locked the package.
 */
export async function revertChange(
  trx: Knex.Transaction,
  changed: Package,
  change: PackageChange,
  now: Date,
): Promise<Package> {
  const product = await Product.query(trx).findById(change.fromProductId).throwIfNotFound();
  const endDate = await endWithout(trx, changed, change);
  await change.$query(trx).patch({ revertedAt: now });
  return patchPackage(trx, changed.id, {
    productId: change.fromProductId,
    billingCycle: change.fromCycle,
    price: change.fromPrice,
    basicCardCount: product.basicCardCount,
    proCardCount: product.proCardCount,
    // The anchor of the former cycle is lost: periods are counted from its end.
    ...(change.creditMinor !== null && { endDate, paidUntil: change.fromPaidUntil, billingAnchor: null }),
    ...(change.creditMinor !== null && changed.autoRenew && { nextPaymentDate: endDate }),
    version: changed.version + 1,
  });
}
