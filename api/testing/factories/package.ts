import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { Package } from '../../models/Package.ts';
import { createUser } from './user.ts';
import { createProduct } from './product.ts';

const day = 86_400_000;

/** Before the clocks that tests set, so that a package has begun by all of them, whatever today's date is. */
const longSince = new Date('2026-11-01T10:00:00Z');

/** A paid package that is active for 20 days more, with the limits of a product. */
export async function createPackage(knex: Knex, overrides: Overrides<Package> = {}): Promise<Package> {
  const endDate = overrides.endDate === undefined ? new Date(Date.now() + 20 * day) : overrides.endDate;
  const isOver = endDate && endDate < longSince;
  return Package.query(knex).insertAndFetch({
    userId: overrides.userId ?? (await createUser(knex)).id,
    productId: overrides.productId ?? (await createProduct(knex)).id,
    isPaid: true,
    status: 'active',
    startDate: isOver ? new Date(endDate.getTime() - 10 * day) : longSince,
    endDate,
    paidUntil: endDate,
    basicCardCount: 1,
    proCardCount: 3,
    price: 4_000,
    ...overrides,
  });
}
