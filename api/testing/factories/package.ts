import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { Package } from '../../models/Package.ts';
import { createUser } from './user.ts';
import { createProduct } from './product.ts';

const day = 86_400_000;

/** A paid package that is active for a month, with the limits of a product. */
export async function createPackage(knex: Knex, overrides: Overrides<Package> = {}): Promise<Package> {
  const now = Date.now();
  const endDate = overrides.endDate === undefined ? new Date(now + 20 * day) : overrides.endDate;
  return Package.query(knex).insertAndFetch({
    userId: overrides.userId ?? (await createUser(knex)).id,
    productId: overrides.productId ?? (await createProduct(knex)).id,
    isPaid: true,
    status: 'active',
    startDate: new Date(now - 10 * day),
    endDate,
    paidUntil: endDate,
    basicCardCount: 1,
    proCardCount: 3,
    price: 4_000,
    ...overrides,
  });
}
