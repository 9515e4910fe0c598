import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { CouponRedemption } from '../../../models/CouponRedemption.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { couponRefusals } from '../messages.ts';
import type { SoldLine } from '../attempts/sold-lines.ts';
import { checkCoupon, type CouponWish, type CheckedCoupon } from './check-coupon.ts';

/** What a use is written down for. */
type UsedFor = ({ packageId: number } | { orderId: number }) & {
  /** The payment it lowers; a trigger follows that payment's status. Null where nothing is left to pay. */
  attemptId: number | null;
};

/**
 * Takes a coupon within the transaction that writes down what it lowers. Its row stays locked until that commits, so
 * that no more uses are given than there are, however many ask at once.
 * @param shown what the caller checked before; the price may have changed since
 * @returns what writes the use down, once there is something it is for
 * @throws {AppError} as `checkCoupon`; `validation_failed` on `coupon` when it takes off another sum than was shown
 */
export async function takeCoupon(
  trx: Knex.Transaction,
  wish: CouponWish,
  shown: CheckedCoupon,
  now: Date,
): Promise<(what: UsedFor) => Promise<void>> {
  const { coupon, discount } = await checkCoupon(trx, wish, { now, lock: true });
  if (discount !== shown.discount)
    throw new AppError('validation_failed', { fields: { coupon: couponRefusals.changed } });
  return async (what) => {
    await CouponRedemption.query(trx).insert({
      couponId: coupon.id,
      userId: wish.userId,
      ...what,
      priceMinor: wish.price,
      discountMinor: discount,
      ...(what.attemptId === null && { status: 'used', settledAt: now }),
    });
  };
}

/** The coupon that lowered a payment, whatever has become of its use. */
export function redemptionOf(
  knex: Knex,
  { id }: Pick<PaymentAttempt, 'id'>,
): Promise<CouponRedemption | undefined> {
  return Promise.resolve(CouponRedemption.query(knex).findOne({ attempt_id: id }).withGraphFetched('coupon'));
}

/** The line of a receipt on which a coupon takes off its sum. */
export const couponLine = ({ coupon, discountMinor }: CouponRedemption): SoldLine => ({
  facts: { kind: 'coupon', code: coupon?.code ?? '' },
  quantity: 1,
  unitMinor: -discountMinor,
});
