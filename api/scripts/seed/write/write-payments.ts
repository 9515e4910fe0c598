import type { Knex } from 'knex';
import { transition } from '../../../domains/payments/index.ts';
import { discountOf } from '../../../domains/payments/coupons/check-coupon.ts';
import type { Coupon } from '../../../models/Coupon.ts';
import type { Dispute } from '../../../models/Dispute.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { Receipt } from '../../../models/Receipt.ts';
import { TaxDocument } from '../../../models/TaxDocument.ts';
import { createCheckoutLock } from '../../../testing/factories/checkout-lock.ts';
import { createCoupon } from '../../../testing/factories/coupon.ts';
import { createCouponRedemption } from '../../../testing/factories/coupon-redemption.ts';
import { createDispute } from '../../../testing/factories/dispute.ts';
import type { Overrides } from '../../../testing/factories/overrides.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import { createProviderEvent } from '../../../testing/factories/provider-event.ts';
import { createStatementLine } from '../../../testing/factories/statement-line.ts';
import type { AccountName } from '../content/accounts.ts';
import { uuidOf } from '../random.ts';
import { userOf, type SeedContext } from './context.ts';

/**
 * What waits for people: a payment whose answer never came, of somebody whose checkout was closed for an hour, a refund
 * that wasn't sent, disputes, a tax document that was refused, an event that names nothing; and what staff have seen to.
 */
export async function writeWaitingPayments(context: SeedContext): Promise<void> {
  const { trx, calendar } = context;
  const coupon = await writeCoupons(context);
  const waiting = await Package.query(trx).where({ status: 'pending_payment' }).orderBy('id');
  for (const bought of waiting) {
    await writeUnanswered(trx, bought, coupon, calendar.day(-1, 11));
    await createCheckoutLock(trx, { userId: bought.userId, closedAt: calendar.day(-2, 11) });
  }
  await writeUnsentRefund(trx, await newestRenewalOf(context, 'owner'), calendar.day(-2, 12));
  await writeDispute(context, 'alon', {
    reason: 'מכתב מחברת הסליקה: בעל הכרטיס אינו מזהה את העסקה',
    feeMinor: 4_500,
    openedAt: calendar.day(-3, 10),
    evidenceDueAt: calendar.day(11, 10),
  });
  await writeDispute(context, 'shira', {
    reason: 'מכתב מחברת הסליקה: לטענת הלקוחה המנוי בוטל לפני החיוב',
    openedAt: calendar.day(-17, 10),
    evidenceDueAt: calendar.day(-3, 10),
    evidenceSentAt: calendar.day(-9, 15),
  });
  await writeRefusedTaxDocument(context);
  await writeHandledDifference(context);
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

/** Of somebody's newest renewal; one whose evidence was sent waits for the bank's decision. */
async function writeDispute(
  context: SeedContext,
  account: AccountName,
  about: Pick<Dispute, 'openedAt' | 'evidenceDueAt'> & Overrides<Dispute>,
): Promise<void> {
  const { trx } = context;
  const { evidenceSentAt, ...columns } = about;
  const paid = await newestRenewalOf(context, account);
  const { id } = await createDispute(trx, {
    attemptId: paid.id,
    amountMinor: paid.amountMinor,
    ...columns,
    createdAt: about.openedAt,
    updatedAt: about.openedAt,
  });
  if (!evidenceSentAt) return;
  const cause = { actor: `admin:${userOf(context, 'finance').id}`, reason: 'נשלחו התנאים ויומן הכניסות' };
  await transition(trx, 'disputes', id, 'evidence_sent', cause, { evidenceSentAt });
  await trx('disputes').where({ id }).update({ updated_at: evidenceSentAt });
  await trx('state_transitions')
    .where({ entity: 'disputes', entity_id: id })
    .update({ created_at: evidenceSentAt });
}

const newestRenewalOf = (context: SeedContext, account: AccountName): Promise<PaymentAttempt> =>
  Promise.resolve(
    PaymentAttempt.query(context.trx)
      .where({ user_id: userOf(context, account).id, kind: 'renewal', status: 'succeeded' })
      .orderBy('id', 'desc')
      .first()
      .throwIfNotFound(),
  );

/** The tax invoice of the company, which the provider has refused until nobody tried any more. */
async function writeRefusedTaxDocument(context: SeedContext): Promise<void> {
  const { trx } = context;
  const receipts = Receipt.query(trx)
    .where({ user_id: userOf(context, 'team').id, kind: 'receipt' })
    .select('id');
  const document = await TaxDocument.query(trx)
    .whereIn('receipt_id', receipts)
    .orderBy('id')
    .first()
    .throwIfNotFound();
  await document.$query(trx).patch({
    status: 'failed',
    tries: 10,
    nextTryAt: null,
    failure: 'מספר העוסק של הלקוח אינו תקין',
  });
}

/** What the provider once listed and nobody knew here: staff have found out what it was. */
async function writeHandledDifference(context: SeedContext): Promise<void> {
  const { trx, calendar } = context;
  const [foundAt, handledAt] = [calendar.day(-40, 7), calendar.day(-40, 12)];
  await createStatementLine(trx, {
    txnId: uuidOf('a charge to try a terminal'),
    amountMinor: 100,
    movedAt: calendar.day(-41, 16),
    seenAt: foundAt,
    foundAt,
    handledAt,
    handledBy: userOf(context, 'finance').id,
    reason: 'חיוב ניסיון של טכנאי הסליקה, זוכה באותו יום',
    createdAt: foundAt,
    updatedAt: handledAt,
  });
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
