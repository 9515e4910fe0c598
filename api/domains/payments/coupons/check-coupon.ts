import type { Knex } from 'knex';
import { wallClock } from '../../../contract/base/israel-clock.ts';
import { normalCode } from '../../../contract/payments/coupon-code.ts';
import type { BillingCycle } from '../../../contract/payments/entities/payment-enums.schema.ts';
import { AppError } from '../../../errors.ts';
import { Coupon } from '../../../models/Coupon.ts';
import { CouponRedemption } from '../../../models/CouponRedemption.ts';
import { couponRefusals } from '../messages.ts';

/** What somebody wants to use a code for. */
export interface CouponWish {
  /** As it was typed. */
  code: string;
  userId: number;
  productId: number;
  cycle: BillingCycle;
  /** Agorot, VAT included. */
  price: number;
}

export interface CheckedCoupon {
  coupon: Coupon;
  /** Agorot that it takes off; never more than the price. */
  discount: number;
}

/**
 * Checks a code against what it is to pay for (docs/money.md 13.11).
 * @param options.lock locks the coupon until the transaction ends, so that parallel uses are counted one by one; a
 * use that the same person has reserved counts then, too
 * @throws {AppError} `validation_failed` on `coupon`, which says why the code doesn't hold
 */
export async function checkCoupon(
  knex: Knex,
  { code, userId, productId, cycle, price }: CouponWish,
  { now, lock = false }: { now: Date; lock?: boolean },
): Promise<CheckedCoupon> {
  const query = Coupon.query(knex).findOne({ code: normalCode(code) });
  const coupon = await (lock ? query.forNoKeyUpdate() : query);
  if (!coupon) throw refusal('unknown');
  const today = wallClock(now).date;
  if (!coupon.isActive || (coupon.lastDay !== null && coupon.lastDay < today)) throw refusal('over');
  if (coupon.firstDay !== null && coupon.firstDay > today) throw refusal('notYet');
  const isForPlan = coupon.productIds.length === 0 || coupon.productIds.includes(productId);
  if (!isForPlan) throw refusal('otherPlan');
  if (coupon.billingCycle !== null && coupon.billingCycle !== cycle) throw refusal('otherCycle');
  const uses = await CouponRedemption.query(knex)
    .where({ coupon_id: coupon.id, is_late: false })
    .whereNot({ status: 'released' });
  const counted = lock ? uses : uses.filter((use) => use.userId !== userId || use.status === 'used');
  const own = counted.filter((use) => use.userId === userId);
  if (own.length >= coupon.maxUsesEach) throw refusal('usedByYou');
  if (coupon.maxUses !== null && counted.length >= coupon.maxUses) throw refusal('usedUp');
  return { coupon, discount: discountOf(coupon, price) };
}

const refusal = (why: keyof typeof couponRefusals) =>
  new AppError('validation_failed', { fields: { coupon: couponRefusals[why] } });

/**
 * Agorot that a coupon takes off a price: a percentage is rounded to the agora, half an agora up; a sum at most the
 * whole price.
 */
export function discountOf({ percent, amount }: Pick<Coupon, 'percent' | 'amount'>, price: number): number {
  if (percent === null) return Math.min(amount ?? 0, price);
  return Math.floor((price * percent + 50) / 100);
}
