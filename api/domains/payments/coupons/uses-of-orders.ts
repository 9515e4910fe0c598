import type { Knex } from 'knex';
import { CouponRedemption } from '../../../models/CouponRedemption.ts';

/** Uses of coupons for some orders of printed cards, with their coupons, the oldest first. */
export const usesOfOrders = (knex: Knex, orderIds: readonly number[]): Promise<CouponRedemption[]> =>
  Promise.resolve(
    CouponRedemption.query(knex)
      .whereIn('order_id', [...orderIds])
      .withGraphFetched('coupon')
      .orderBy('id'),
  );
