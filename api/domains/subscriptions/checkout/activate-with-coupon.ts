import type { Knex } from 'knex';
import { Package } from '../../../models/Package.ts';
import type { Product } from '../../../models/Product.ts';
import {
  periodEnd,
  takeCoupon,
  transition,
  type PlanWish,
  type CheckedCoupon,
} from '../../payments/index.ts';
import { assertNotOwned } from './assert-not-owned.ts';
import { lockCheckouts } from './prepare-attempt.ts';

/**
 * Begins a plan whose first payment a coupon takes off whole (docs/money.md 13.11). No money moves, so nobody is asked
 * for a card, no document is issued and nothing renews: the plan is as one that staff gave, for one period.
 * @throws {AppError} `conflict` for a plan the user has; `validation_failed` on `coupon`
 */
export function activateWithCoupon(
  knex: Knex,
  product: Product,
  { wish, shown, now }: { wish: PlanWish; shown: CheckedCoupon; now: Date },
): Promise<void> {
  const { userId, cycle } = wish;
  return knex.transaction(async (trx) => {
    await lockCheckouts(trx, userId);
    await assertNotOwned(trx, userId, product, now);
    const writeDown = await takeCoupon(trx, wish, shown, now);
    const { id } = await Package.query(trx).insertAndFetch({
      userId,
      productId: product.id,
      billingCycle: cycle,
      paymentMethod: 'manual',
      basicCardCount: product.basicCardCount,
      proCardCount: product.proCardCount,
      isPaid: true,
    });
    await writeDown({ packageId: id, attemptId: null });
    const cause = { actor: `user:${userId}`, reason: `coupon ${shown.coupon.code}` };
    await transition(trx, 'packages', id, 'active', cause, {
      startDate: now,
      endDate: await periodEnd(trx, now, cycle, 1),
    });
  });
}
