import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { Package } from '../../../models/Package.ts';
import type { Product } from '../../../models/Product.ts';
import { isActivePackage } from '../entitlements/package-access.ts';
import { planAlreadyActive } from '../messages.ts';

/**
 * A plan is bought by whoever doesn't have it.
 * @throws {AppError} `conflict` for a plan that is in force or overdue
 */
export async function assertNotOwned(knex: Knex, userId: number, product: Product, now: Date): Promise<void> {
  const own = await Package.query(knex).where({ user_id: userId, product_id: product.id });
  if (!own.some((row) => isActivePackage(row, now) || row.status === 'past_due')) return;
  throw new AppError('conflict', {
    text: planAlreadyActive,
  });
}
