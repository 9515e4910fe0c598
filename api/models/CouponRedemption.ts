import type { RedemptionStatus } from '../contract/payments/entities/coupon-redemption.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { Coupon } from './Coupon.ts';

/** One use of a coupon. */
export class CouponRedemption extends BaseModel {
  static override tableName = 'coupon_redemptions';

  declare id: number;
  declare couponId: number;
  declare userId: number | null;
  declare packageId: number | null;
  declare orderId: number | null;
  declare attemptId: number | null;
  declare status: RedemptionStatus;
  declare isLate: boolean;
  /** Agorot. */
  declare priceMinor: number;
  /** Agorot. */
  declare discountMinor: number;
  declare createdAt: Date;
  declare settledAt: Date | null;

  declare coupon?: Coupon;

  static override relationMappings = () => ({
    coupon: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: Coupon,
      join: { from: 'coupon_redemptions.coupon_id', to: 'coupons.id' },
    },
  });
}
