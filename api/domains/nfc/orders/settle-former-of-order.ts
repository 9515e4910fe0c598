import type { AppContext } from '../../../http/context.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { awaitsTransfer, closePage, closeTransfer } from '../../payments/index.ts';
import { findLiveOfOrder, type WantedPayment } from './order-attempts.ts';

/**
 * Ends former payments of an order for another one: closes a page, or ends the waiting for a bank transfer. As for
 * plans one whose money may have moved can't be ended, and is shown to the customer.
 * @returns the payment that stands; null where none does
 */
export async function settleFormerOfOrder(
  { deps }: AppContext,
  orderId: number,
  isWanted: (former: PaymentAttempt) => boolean,
): Promise<PaymentAttempt | null> {
  for (const former of await findLiveOfOrder(deps.knex, orderId)) {
    if (isWanted(former)) return former;
    const why = { actor: `user:${former.userId}`, reason: 'its customer pays otherwise' };
    const attempt = awaitsTransfer(former)
      ? await closeTransfer(deps, former.id, why)
      : await closePage(deps, deps.payments, former);
    if (attempt.status !== 'expired' && attempt.status !== 'failed') return attempt;
  }
  return null;
}

/** Whether a payment of an order is the very one that is wanted. */
export function isSamePayment(
  former: PaymentAttempt,
  wanted: WantedPayment,
  { amountMinor, now }: { amountMinor: number; now: Date },
): boolean {
  return (
    (former.expiresAt === null || former.expiresAt > now) &&
    former.provider === wanted.provider &&
    former.amountMinor === amountMinor &&
    former.paymentMethodId === wanted.paymentMethodId &&
    former.saveCard === wanted.saveCard &&
    former.installments === wanted.installments &&
    (former.expiresAt !== null) === wanted.onPage
  );
}
