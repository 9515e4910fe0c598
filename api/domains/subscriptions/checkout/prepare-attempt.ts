import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { Language } from '../../../contract/base/languages.ts';
import type { BillingCycle } from '../../../contract/payments/entities/payment-enums.schema.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { Product } from '../../../models/Product.ts';
import { takeCoupon, transition, type PlanWish, type CheckedCoupon } from '../../payments/index.ts';
import { storeConsents } from './store-consents.ts';

export const liveStatuses = ['created', 'pending', 'requires_action', 'unknown', 'manual_review'] as const;
const minutesToPay = 30;
/** After this many minutes the sweep takes up a started attempt whose process crashed; no call takes as long. */
const beginningMinutes = 2;

export interface Wanted {
  userId: number;
  product: Product;
  cycle: BillingCycle;
  /** Agorot for a period; what a renewal is charged. */
  price: number;
  /** What lowers the first payment. */
  coupon?: { wish: PlanWish; shown: CheckedCoupon } | null;
  provider: PaymentProvider['id'] | 'bank';
  /** Whether the customer lets us store the card and charge it again when the period ends. */
  saveCard: boolean;
  /** In how many payments the first sum is charged, one unless named; a renewal always in one. */
  installments?: number;
  paymentMethodId: number | null;
  /** Whether the customer pays on the provider's page; else a stored payment method is charged. */
  onPage: boolean;
  /** The language in which the customer read what they agreed to. */
  language: Language;
}

/** Agorot of the first payment: the price less what a coupon takes off. */
export const amountOf = ({ price, coupon }: Pick<Wanted, 'price' | 'coupon'>): number =>
  price - (coupon?.shown.discount ?? 0);

/** First payments of a user that are not over, the newest first. */
export const findLive = (knex: Knex, userId: number): Promise<PaymentAttempt[]> =>
  Promise.resolve(
    PaymentAttempt.query(knex)
      .where({ user_id: userId, kind: 'initial' })
      .whereIn('status', [...liveStatuses])
      .withGraphFetched('package')
      .orderBy('id', 'desc'),
  );

/**
 * Whether a payment stands in the way of another for a plan: a person has one checkout at a time, but may wait for a
 * bank transfer and buy something else meanwhile.
 */
export const standsInTheWay = (
  { provider, package: bought }: PaymentAttempt,
  { product }: Pick<Wanted, 'product'>,
): boolean => provider !== 'bank' || bought?.productId === product.id;

/** Locks a user's checkouts: one at a time, whatever the user presses and in whichever tab. */
export async function lockCheckouts(trx: Knex.Transaction, userId: number): Promise<void> {
  await trx.raw(`select pg_advisory_xact_lock(hashtext('checkout'), ?::integer)`, [userId]);
}

/**
 * Writes down that a user is about to pay: the package that waits for its payment, and the attempt. No provider was
 * called yet.
 * @param begin what belongs to its beginning, in the same transaction
 * @throws {AppError} `validation_failed` on `coupon`
 * @returns the attempt, or the live one that was there already
 */
export function prepareAttempt(
  knex: Knex,
  wanted: Wanted,
  now: Date,
  begin?: (trx: Knex.Transaction, attempt: PaymentAttempt) => Promise<PaymentAttempt>,
): Promise<{ attempt: PaymentAttempt; isNew: boolean }> {
  const { userId, product, cycle, price, coupon, provider, saveCard, installments } = wanted;
  const { paymentMethodId, onPage } = wanted;
  return knex.transaction(async (trx) => {
    await lockCheckouts(trx, userId);
    const live = (await findLive(trx, userId)).find((former) => standsInTheWay(former, wanted));
    if (live) return { attempt: live, isNew: false };
    const useCoupon = coupon && (await takeCoupon(trx, coupon.wish, coupon.shown, now));
    const bought = await packageFor(trx, wanted);
    const earlier = await PaymentAttempt.query(trx)
      .where({ package_id: bought.id, kind: 'initial' })
      .resultSize();
    const cause = { actor: `user:${userId}`, reason: 'checkout opened' };
    await transition(trx, 'packages', bought.id, 'pending_payment', cause);
    const attempt = await PaymentAttempt.query(trx).insertAndFetch({
      publicId: randomUUID(),
      userId,
      packageId: bought.id,
      kind: 'initial',
      periodKey: 'initial',
      attemptNo: earlier + 1,
      amountMinor: amountOf(wanted),
      provider,
      saveCard,
      ...(installments && { installments }),
      paymentMethodId,
      dueAt: now,
      expiresAt: onPage ? new Date(now.getTime() + minutesToPay * 60_000) : null,
      nextCheckAt: new Date(now.getTime() + beginningMinutes * 60_000),
    });
    await useCoupon?.({ packageId: bought.id, attemptId: attempt.id });
    await storeConsents(trx, attempt.id, wanted, now);
    return { attempt: begin ? await begin(trx, attempt) : attempt, isNew: true };

    /** An unpaid package for the same plan is used again; one that ended stays as it was. */
    async function packageFor(inner: Knex.Transaction, { userId: owner }: Wanted): Promise<Package> {
      const same = { user_id: owner, product_id: product.id, billing_cycle: cycle };
      const begun = await Package.query(inner)
        .where({ ...same, status: 'inactive' })
        .whereExists(PaymentAttempt.query(inner).whereColumn('package_id', 'packages.id'))
        .orderBy('id', 'desc')
        .first()
        .forUpdate();
      const limits = {
        price,
        basicCardCount: product.basicCardCount,
        proCardCount: product.proCardCount,
        paymentMethod: provider,
      };
      if (begun) return begun.$query(inner).patchAndFetch(limits);
      const former = await Package.query(inner)
        .where({ user_id: owner, product_id: product.id })
        .whereIn('status', ['expired', 'cancelled', 'refunded'])
        .orderBy('id', 'desc')
        .first();
      return Package.query(inner).insertAndFetch({
        userId: owner,
        productId: product.id,
        billingCycle: cycle,
        previousPackageId: former?.id ?? null,
        ...limits,
      });
    }
  });
}
