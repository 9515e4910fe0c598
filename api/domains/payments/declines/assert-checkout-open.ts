import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { CheckoutLock } from '../../../models/CheckoutLock.ts';
import { UserPaymentMethod } from '../../../models/UserPaymentMethod.ts';
import { checkoutClosed } from '../messages.ts';
import { cardKeyOf } from './card-key.ts';

/**
 * Refuses a payment of a person, or with a stored card, whose checkout is closed after too many declines
 * (docs/money.md 13.13), whatever is bought.
 * @param methodId the stored payment method that would be charged
 * @throws {AppError} `too_many_requests`, with the time at which it opens again
 */
export async function assertCheckoutOpen(
  knex: Knex,
  { userId, methodId, now }: { userId: number; methodId?: number | undefined; now: Date },
): Promise<void> {
  const stored = methodId === undefined ? undefined : await UserPaymentMethod.query(knex).findById(methodId);
  const cardKey = stored?.last4Digits
    ? cardKeyOf(stored.paymentProvider, {
        last4: stored.last4Digits,
        ...(stored.cardExpiry && { expiry: stored.cardExpiry }),
      })
    : null;
  const lock = await CheckoutLock.query(knex)
    .where('closed_at', '<=', now)
    .where('opens_at', '>', now)
    .where((query) => {
      void query.where({ user_id: userId });
      if (cardKey) void query.orWhere({ card_key: cardKey });
    })
    .orderBy('opens_at', 'desc')
    .first();
  if (!lock) return;
  throw new AppError('too_many_requests', {
    text: checkoutClosed(lock.opensAt, lock.userId === null),
    retryAfterSeconds: Math.ceil((lock.opensAt.getTime() - now.getTime()) / 1000),
  });
}
