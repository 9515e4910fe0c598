import type { Knex } from 'knex';
import { discountOf } from '../../../domains/payments/coupons/check-coupon.ts';
import type { Coupon } from '../../../models/Coupon.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { createCheckoutLock } from '../../../testing/factories/checkout-lock.ts';
import { createCoupon } from '../../../testing/factories/coupon.ts';
import { createCouponRedemption } from '../../../testing/factories/coupon-redemption.ts';
import { createDispute } from '../../../testing/factories/dispute.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import { createProviderEvent } from '../../../testing/factories/provider-event.ts';
import { uuidOf } from '../random.ts';
import { userOf, type SeedContext } from './context.ts';

/**
 * What waits for people: a payment whose answer never came, of somebody whose checkout was closed for an hour, a refund
 * that wasn't sent, a dispute, an event that names nothing.
 */
export async function writeWaitingPayments(context: SeedContext): Promise<void> {
  const { trx, calendar } = context;
  const coupon = await writeCoupons(context);
  const waiting = await Package.query(trx).where({ status: 'pending_payment' }).orderBy('id');
  for (const bought of waiting) {
    await writeUnanswered(trx, bought, coupon, calendar.day(-1, 11));
    await createCheckoutLock(trx, { userId: bought.userId, closedAt: calendar.day(-2, 11) });
  }
  const paid = await PaymentAttempt.query(trx)
    .where({ user_id: userOf(context, 'owner').id, kind: 'renewal', status: 'succeeded' })
    .orderBy('id', 'desc')
    .first()
    .throwIfNotFound();
  await writeUnsentRefund(trx, paid, calendar.day(-2, 12));
  const disputed = await PaymentAttempt.query(trx)
    .where({ user_id: userOf(context, 'alon').id, kind: 'renewal', status: 'succeeded' })
    .orderBy('id', 'desc')
    .first()
    .throwIfNotFound();
  await createDispute(trx, {
    attemptId: disputed.id,
    reason: 'מכתב מחברת הסליקה: בעל הכרטיס אינו מזהה את העסקה',
    amountMinor: disputed.amountMinor,
    feeMinor: 4_500,
    openedAt: calendar.day(-3, 10),
    evidenceDueAt: calendar.day(11, 10),
    createdAt: calendar.day(-3, 10),
    updatedAt: calendar.day(-3, 10),
  });
  await createProviderEvent(trx, {
    dedupeKey: 'tx:demo:000:Charge',
    txnId: uuidOf('a transaction nobody knows'),
    reference: uuidOf('a payment nobody knows'),
    status: 'parked',
    tries: 1,
    createdAt: calendar.day(-3, 13),
    processedAt: calendar.day(-3, 13),
    nextTryAt: calendar.day(-3, 13),
  });
}

/** Coupons that are running, for plans and for printed cards, and a gift code that nobody has used yet. */
async function writeCoupons({ trx, calendar }: SeedContext): Promise<Coupon> {
  const running = await createCoupon(trx, {
    code: 'שלום-25',
    name: 'מבצע פתיחה',
    percent: 25,
    maxUses: 200,
    createdAt: calendar.day(-20, 10),
    updatedAt: calendar.day(-20, 10),
  });
  await createCoupon(trx, {
    code: 'כרטיסים-10',
    name: 'הזמנה ראשונה של כרטיסים מודפסים',
    percent: 10,
    holdsFor: 'cards',
    createdAt: calendar.day(-12, 10),
    updatedAt: calendar.day(-12, 10),
  });
  await createCoupon(trx, {
    code: 'GIFT-2026',
    name: 'מתנה ללקוחה ותיקה',
    givenTo: 'דנה לוי',
    percent: 100,
    maxUses: 1,
    createdAt: calendar.day(-5, 10),
    updatedAt: calendar.day(-5, 10),
  });
  return running;
}

/** It was lowered by a coupon, whose use waits with it. */
async function writeUnanswered(trx: Knex, bought: Package, coupon: Coupon, at: Date): Promise<void> {
  const discount = discountOf(coupon, bought.price);
  const { id: attemptId } = await createPaymentAttempt(trx, {
    publicId: uuidOf(`payment ${bought.id}`),
    packageId: bought.id,
    userId: bought.userId,
    status: 'manual_review',
    needsReview: true,
    amountMinor: bought.price - discount,
    sentAt: at,
    dueAt: at,
    createdAt: at,
    updatedAt: at,
  });
  await createCouponRedemption(trx, {
    couponId: coupon.id,
    userId: bought.userId,
    packageId: bought.id,
    attemptId,
    priceMinor: bought.price,
    discountMinor: discount,
    createdAt: at,
  });
}

function writeUnsentRefund(trx: Knex, parent: PaymentAttempt, at: Date): Promise<PaymentAttempt> {
  return createPaymentAttempt(trx, {
    publicId: uuidOf(`refund of ${parent.id}`),
    packageId: parent.packageId,
    userId: parent.userId,
    kind: 'refund',
    periodKey: parent.periodKey,
    parentAttemptId: parent.id,
    status: 'failed',
    failure: 'not_sent',
    needsReview: true,
    amountMinor: 1_000,
    reason: 'פיצוי על תקלה בכרטיס',
    requestedBy: 'system',
    sentAt: at,
    createdAt: at,
    updatedAt: at,
  });
}
