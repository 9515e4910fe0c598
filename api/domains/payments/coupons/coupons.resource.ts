import { adminInputs } from '../../../contract/admin/inputs.schema.ts';
import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { AppError, type FieldErrors } from '../../../errors.ts';
import type { AdminInput, AdminResource } from '../../../http/admin/admin-resource.ts';
import { Coupon } from '../../../models/Coupon.ts';
import { CouponRedemption } from '../../../models/CouponRedemption.ts';
import { couponFields } from '../messages.ts';
import { readUses } from './read-uses.ts';
import { toMinor } from '../../../contract/base/money.schema.ts';

/**
 * Coupons and gift codes (docs/money.md 13.11). What one takes off never changes, so that its uses agree with it:
 * staff end it and make another.
 */
export const couponsResource: AdminResource = {
  name: 'coupons',
  model: Coupon,
  row: adminRows.coupons,
  sortable: ['code', 'name', 'firstDay', 'lastDay', 'maxUses', 'isActive', 'createdAt'],
  filterable: ['code', 'isActive', 'holdsFor', 'billingCycle', 'firstDay', 'lastDay', 'createdAt'],
  searched: 'coupons',
  defaultSort: ['createdAt', 'DESC'],
  derived: readUses,
  create: {
    input: adminInputs.coupons.create,
    async run({ trx }, input: AdminInput) {
      const { amount, ...coupon } = adminInputs.coupons.create.parse(input);
      const minor = amount === null ? null : toMinor(amount);
      if ((coupon.percent === null) === (minor === null || minor === 0))
        throw refused({ percent: couponFields.oneReduction });
      assertDays(coupon);
      if (await Coupon.query(trx).findOne({ code: coupon.code }))
        throw new AppError('conflict', { fields: { code: couponFields.codeTaken } });
      return (await Coupon.query(trx).insertAndFetch({ ...coupon, amount: minor })).id;
    },
  },
  update: {
    input: adminInputs.coupons.update,
    async run({ trx }, row, input: AdminInput) {
      const coupon = row as Coupon;
      const change = adminInputs.coupons.update.parse(input);
      const { firstDay = coupon.firstDay, lastDay = coupon.lastDay } = change;
      assertDays({ firstDay, lastDay });
      await coupon.$query(trx).patch(change as Partial<Coupon>);
    },
  },
};

/** Uses of coupons; the system writes them. */
export const couponRedemptionsResource: AdminResource = {
  name: 'coupon-redemptions',
  model: CouponRedemption,
  row: adminRows['coupon-redemptions'],
  sortable: ['status', 'discountMinor', 'createdAt', 'settledAt'],
  filterable: ['couponId', 'userId', 'packageId', 'orderId', 'attemptId', 'status', 'createdAt'],
  searched: 'coupon_redemptions',
  defaultSort: ['createdAt', 'DESC'],
};

const refused = (fields: FieldErrors) => new AppError('validation_failed', { fields });

function assertDays({ firstDay, lastDay }: Pick<Coupon, 'firstDay' | 'lastDay'>): void {
  if (firstDay !== null && lastDay !== null && lastDay < firstDay)
    throw refused({ lastDay: couponFields.daysInOrder });
}
