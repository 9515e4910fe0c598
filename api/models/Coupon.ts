import type { CouponRow } from '../contract/payments/entities/coupon.schema.ts';
import { BaseModel } from './BaseModel.ts';

/** A code that lowers the first payment of a plan, or an order of printed cards. `amount` is agorot. */
export class Coupon extends BaseModel {
  static override tableName = 'coupons';
  static override moneyColumns = ['amount'];
  static override jsonAttributes = ['productIds', 'nfcProductIds'];

  declare id: number;
  declare code: string;
  declare name: string;
  declare givenTo: string | null;
  declare percent: number | null;
  declare amount: number | null;
  declare holdsFor: CouponRow['holdsFor'];
  declare productIds: number[];
  declare nfcProductIds: number[];
  declare billingCycle: CouponRow['billingCycle'];
  declare firstDay: string | null;
  declare lastDay: string | null;
  declare maxUses: number | null;
  declare maxUsesEach: number;
  declare isActive: boolean;
  declare createdAt: Date;
  declare updatedAt: Date;
}
