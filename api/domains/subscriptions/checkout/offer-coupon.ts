import type { z } from 'zod';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import type { CouponOffer, checkCouponSchemas } from '../../../contract/subscriptions/checkout.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppDeps } from '../../../deps.ts';
import type { Actor } from '../../../http/context.ts';
import { vatRateAt, checkCoupon } from '../../payments/index.ts';
import { sumsOf } from './checkout.presenter.ts';
import { priceOfPlan } from './price-of-plan.ts';

/**
 * What a code would take off a plan's first payment; nothing is reserved by asking (docs/money.md 13.11).
 * @throws {AppError} `not_found` for a plan that isn't sold in this cycle, or is free; `validation_failed` on `coupon`
 */
export async function offerCoupon(
  { knex, clock }: Pick<AppDeps, 'knex' | 'clock'>,
  actor: Actor,
  { id, billingCycle: cycle, coupon: code }: z.output<typeof checkCouponSchemas.body>,
): Promise<CouponOffer> {
  const now = clock.now();
  const { price } = await priceOfPlan(knex, id, cycle);
  if (price === 0) throw new AppError('not_found');
  const wish = { code, userId: actor.id, productId: id, cycle, price };
  const { coupon, discount } = await checkCoupon(knex, wish, { now });
  return {
    code: coupon.code,
    discount: fromMinor(discount),
    ...sumsOf(price - discount, await vatRateAt(knex, now)),
  };
}
