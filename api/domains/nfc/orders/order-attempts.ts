import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { AppError } from '../../../errors.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import type { AppDeps } from '../../../deps.ts';
import {
  checkAttempt,
  closeTransfersOfOrder,
  takeCoupon,
  type CheckedCoupon,
  type CouponWish,
} from '../../payments/index.ts';
import { liveStatuses } from '../../subscriptions/index.ts';
import { payUntilOf } from './order-times.ts';
import { orderNoLongerPayable, orderAlreadyPaid } from './messages.ts';

const minutesToPay = 30;
/** After this many minutes the sweep takes up a started attempt whose process crashed; no call takes as long. */
const beginningMinutes = 2;

/** A coupon that a buyer wants to use for an order, checked. */
export interface OrderCoupon {
  wish: CouponWish;
  shown: CheckedCoupon;
}

export interface WantedPayment {
  orderId: number;
  provider: PaymentProvider['id'] | 'bank';
  saveCard: boolean;
  /** In how many payments the card is charged; one unless named. */
  installments?: number;
  paymentMethodId: number | null;
  /** Whether the customer pays on the provider's page; else a stored payment method is charged. */
  onPage: boolean;
  /** What lowers the payment. */
  coupon?: OrderCoupon | null;
}

/** Payments of an order that are not over, the newest first. */
export const findLiveOfOrder = (knex: Knex, orderId: number): Promise<PaymentAttempt[]> =>
  Promise.resolve(
    PaymentAttempt.query(knex)
      .where({ order_id: orderId, kind: 'order' })
      .whereIn('status', [...liveStatuses])
      .orderBy('id', 'desc'),
  );

/**
 * Writes down that an order is about to be paid; no provider was called yet. The order's row is locked first, so that
 * two presses make one payment.
 * @param begin what belongs to its beginning, in the same transaction
 * @returns the attempt, or the live one that was there already
 * @throws {AppError} `conflict` when the order doesn't wait for its payment (any more); `validation_failed` on `coupon`
 */
export function prepareOrderAttempt(
  knex: Knex,
  { orderId, provider, saveCard, installments, paymentMethodId, onPage, coupon }: WantedPayment,
  now: Date,
  begin?: (trx: Knex.Transaction, attempt: PaymentAttempt) => Promise<PaymentAttempt>,
): Promise<{ attempt: PaymentAttempt; isNew: boolean }> {
  return knex.transaction(async (trx) => {
    const order = await PhysicalCardOrder.query(trx).findById(orderId).forUpdate().throwIfNotFound();
    assertWaits(order, now);
    const [live] = await findLiveOfOrder(trx, orderId);
    if (live) return { attempt: live, isNew: false };
    const useCoupon = coupon && (await takeCoupon(trx, coupon.wish, coupon.shown, now));
    const earlier = await PaymentAttempt.query(trx).where({ order_id: orderId, kind: 'order' }).resultSize();
    const attempt = await PaymentAttempt.query(trx).insertAndFetch({
      publicId: randomUUID(),
      userId: order.userId,
      orderId,
      kind: 'order',
      periodKey: 'order',
      attemptNo: earlier + 1,
      amountMinor: order.totalAmount - (coupon?.shown.discount ?? 0),
      provider,
      saveCard,
      ...(installments && { installments }),
      paymentMethodId,
      dueAt: now,
      expiresAt: onPage ? new Date(now.getTime() + minutesToPay * 60_000) : null,
      nextCheckAt: new Date(now.getTime() + beginningMinutes * 60_000),
    });
    await useCoupon?.({ orderId, attemptId: attempt.id });
    return { attempt: begin ? await begin(trx, attempt) : attempt, isNew: true };
  });
}

/** Checks that an order waits for its payment. @throws {AppError} `conflict` */
export function assertWaits(order: PhysicalCardOrder, now: Date): void {
  if (order.status === 'pending' && payUntilOf(order) > now) return;
  throw new AppError('conflict', {
    text:
      order.status === 'pending' || order.status === 'cancelled' ? orderNoLongerPayable : orderAlreadyPaid,
  });
}

/**
 * Closes the payment pages of an order, so that no customer can pay on them any more, and asks the provider for their
 * outcomes; a bank transfer is awaited no longer. A page that can't be closed stays as it is: money may have moved.
 */
export async function closeOrderPages(
  deps: Pick<AppDeps, 'knex' | 'clock' | 'env' | 'hooks'>,
  provider: PaymentProvider | null | undefined,
  orderId: number,
): Promise<void> {
  await closeTransfersOfOrder(deps, orderId, { actor: 'system', reason: 'its order ended' });
  for (const attempt of await findLiveOfOrder(deps.knex, orderId)) {
    const hasPage =
      (attempt.status === 'pending' || attempt.status === 'requires_action') && attempt.checkoutId;
    if (hasPage && provider?.id === attempt.provider)
      await checkAttempt(deps, provider, attempt, { close: true });
  }
}
