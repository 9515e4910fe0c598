import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

export const redemptionStatuses = ['reserved', 'used', 'released'] as const;
export type RedemptionStatus = (typeof redemptionStatuses)[number];

/**
 * One use of a coupon. A row of `coupon_redemptions` as JSON carries it: reserved while a payment is under way, used
 * once it succeeded, released when it did not.
 */
export const couponRedemptionRow = z.object({
  id,
  couponId: id,
  userId: id.nullable().default(null),
  packageId: id.nullable().default(null),
  /** The order of printed cards that was lowered; null for a plan. */
  orderId: id.nullable().default(null),
  /** The payment it lowered; null where nothing was left to pay. */
  attemptId: id.nullable().default(null),
  status: z.enum(redemptionStatuses).default('reserved'),
  /** The money came after the use was released. */
  isLate: z.boolean().default(false),
  priceMinor: z.int().positive(),
  discountMinor: z.int().positive(),
  createdAt: timestamp,
  settledAt: timestamp.nullable().default(null),
});
export type CouponRedemptionRow = z.output<typeof couponRedemptionRow>;
