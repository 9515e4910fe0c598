import type { Knex } from 'knex';
import { PackageMigrationItem } from '../../models/PackageMigrationItem.ts';
import type { Overrides } from './overrides.ts';
import { createPackageMigration } from './package-migration.ts';
import { createPackage } from './package.ts';

/** A package that a move means to change. */
export async function createPackageMigrationItem(
  knex: Knex,
  overrides: Overrides<PackageMigrationItem> = {},
): Promise<PackageMigrationItem> {
  const moved = overrides.packageId ? null : await createPackage(knex);
  return PackageMigrationItem.query(knex).insertAndFetch({
    migrationId: overrides.migrationId ?? (await createPackageMigration(knex)).id,
    packageId: moved?.id ?? 0,
    userId: moved?.userId ?? 0,
    before: { product_id: 1, price: '40.00', basic_card_count: 1, pro_card_count: 3 },
    after: { product_id: 2, price: '49.00', basic_card_count: 1, pro_card_count: 2 },
    seen: { status: 'active', version: 1 },
    losses: { cards: [], features: ['gallery'] },
    ...overrides,
  });
}
