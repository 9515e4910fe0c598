import type { Knex } from 'knex';
import { Package } from '../../../models/Package.ts';
import type { Product } from '../../../models/Product.ts';
import { isActivePackage } from '../entitlements/package-access.ts';
import { transition } from '../../payments/index.ts';
import { lockCheckouts } from './prepare-attempt.ts';

/** Gives a user a free plan at once and without an end; a user who has it already keeps the package they have. */
export function activateFreePlan(knex: Knex, userId: number, product: Product, now: Date): Promise<void> {
  return knex.transaction(async (trx) => {
    await lockCheckouts(trx, userId);
    const own = await Package.query(trx).where({ user_id: userId, product_id: product.id });
    if (own.some((row) => isActivePackage(row, now))) return;
    const { id } = await Package.query(trx).insertAndFetch({
      userId,
      productId: product.id,
      paymentMethod: 'manual',
      basicCardCount: product.basicCardCount,
      proCardCount: product.proCardCount,
    });
    const cause = { actor: `user:${userId}`, reason: 'a plan without a price' };
    await transition(trx, 'packages', id, 'active', cause, { startDate: now });
  });
}
