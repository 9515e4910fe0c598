import type { Knex } from 'knex';
import { PackageChange } from '../../models/PackageChange.ts';
import { Package } from '../../models/Package.ts';
import type { Overrides } from './overrides.ts';
import { createPackage } from './package.ts';
import { createProduct } from './product.ts';

/** A change to a cheaper plan that waits for the end of the package's period. */
export async function createPackageChange(
  knex: Knex,
  overrides: Overrides<PackageChange> = {},
): Promise<PackageChange> {
  const changed = overrides.packageId
    ? await Package.query(knex).findById(overrides.packageId).throwIfNotFound()
    : await createPackage(knex);
  const endDate = changed.endDate ?? new Date();
  return PackageChange.query(knex).insertAndFetch({
    packageId: changed.id,
    takesEffect: 'period_end',
    fromProductId: changed.productId,
    fromCycle: changed.billingCycle,
    fromPrice: changed.price,
    fromEndDate: endDate,
    toProductId: overrides.toProductId ?? (await createProduct(knex)).id,
    toCycle: 'monthly',
    toPrice: 2_000,
    effectiveAt: endDate,
    ...overrides,
  });
}
