import type { Knex } from 'knex';
import { PackageMigration } from '../../models/PackageMigration.ts';
import type { Overrides } from './overrides.ts';
import { createProduct } from './product.ts';

/** A move whose preview is still being worked out. */
export async function createPackageMigration(
  knex: Knex,
  overrides: Overrides<PackageMigration> = {},
): Promise<PackageMigration> {
  return PackageMigration.query(knex).insertAndFetch({
    fromProductId: overrides.fromProductId ?? (await createProduct(knex)).id,
    toProductId: overrides.toProductId ?? (await createProduct(knex)).id,
    fromName: 'פרו',
    toName: 'עסקי',
    terms: { monthlyPrice: '49.00', yearlyPrice: '490.00', basicCardCount: 1, proCardCount: 2 },
    filter: { statuses: ['active'] },
    createdByName: 'נועה ברק',
    ...overrides,
  });
}
