import type { Knex } from 'knex';
import { wallClock } from '../../../contract/base/israel-clock.ts';
import { normalCode } from '../../../contract/payments/coupon-code.ts';
import type { BillingCycle } from '../../../contract/payments/entities/payment-enums.schema.ts';
import { AppError } from '../../../errors.ts';
import { Coupon } from '../../../models/Coupon.ts';
import { CouponRedemption } from '../../../models/CouponRedemption.ts';
import { couponRefusals } from '../messages.ts';

/** What somebody wants to use a code for. */
interface Wish {
  /** As it was typed. */
  code: string;
  userId: number;
  /** Agorot, VAT included. */
  price: number;
}

/** For the first payment of a plan. */
export interface PlanWish extends Wish {
  productId: number;
  cycle: BillingCycle;
}

/** For an order of printed cards; the product may be gone by the time a waiting order is paid. */
interface OrderWish extends Wish {
  nfcProductId: number | null;
}

export type CouponWish = PlanWish | OrderWish;

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
  wish: CouponWish,
  { now, lock = false }: { now: Date; lock?: boolean },
): Promise<CheckedCoupon> {
  const { code, userId, price } = wish;
  const query = Coupon.query(knex).findOne({ code: normalCode(code) });
  const coupon = await (lock ? query.forNoKeyUpdate() : query);
  if (!coupon) throw refusal('unknown');
  const today = wallClock(now).date;
  if (!coupon.isActive || (coupon.lastDay !== null && coupon.lastDay < today)) throw refusal('over');
  if (coupon.firstDay !== null && coupon.firstDay > today) throw refusal('notYet');
  const isElsewhere = whyNotFor(coupon, wish);
  if (isElsewhere) throw refusal(isElsewhere);
  const uses = await CouponRedemption.query(knex)
    .where({ coupon_id: coupon.id, is_late: false })
    .whereNot({ status: 'released' });
  const counted = lock ? uses : uses.filter((use) => use.userId !== userId || use.status === 'used');
  const own = counted.filter((use) => use.userId === userId);
  if (own.length >= coupon.maxUsesEach) throw refusal('usedByYou');
  if (coupon.maxUses !== null && counted.length >= coupon.maxUses) throw refusal('usedUp');
  return { coupon, discount: discountOf(coupon, price) };
}

/** Why a coupon isn't for this; null where it is. */
function whyNotFor(coupon: Coupon, wish: CouponWish): keyof typeof couponRefusals | null {
  const { holdsFor, productIds, nfcProductIds, billingCycle } = coupon;
  if ('nfcProductId' in wish) {
    if (holdsFor === 'plans') return 'plansOnly';
    const isFor = nfcProductIds.length === 0 || nfcProductIds.some((id) => id === wish.nfcProductId);
    return isFor ? null : 'otherCards';
  }
  if (holdsFor === 'cards') return 'cardsOnly';
  if (productIds.length > 0 && !productIds.includes(wish.productId)) return 'otherPlan';
  return billingCycle !== null && billingCycle !== wish.cycle ? 'otherCycle' : null;
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
