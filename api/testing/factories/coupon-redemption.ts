import type { Knex } from 'knex';
import { CouponRedemption } from '../../models/CouponRedemption.ts';
import { createCoupon } from './coupon.ts';
import type { Overrides } from './overrides.ts';
import { createUser } from './user.ts';

/** A use of a coupon that is reserved for a person. */
export async function createCouponRedemption(
  knex: Knex,
  overrides: Overrides<CouponRedemption> = {},
): Promise<CouponRedemption> {
  return CouponRedemption.query(knex).insertAndFetch({
    couponId: overrides.couponId ?? (await createCoupon(knex)).id,
    userId: overrides.userId === undefined ? (await createUser(knex)).id : overrides.userId,
    priceMinor: 4_990,
    discountMinor: 1_248,
    ...overrides,
  });
}
