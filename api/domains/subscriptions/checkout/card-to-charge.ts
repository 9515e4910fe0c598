import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { sandboxTestToken } from '../../../adapters/payments/sandbox-provider.ts';
import { AppError } from '../../../errors.ts';
import { UserPaymentMethod } from '../../../models/UserPaymentMethod.ts';

/**
 * The card that is charged without a payment page: one of the user's stored payment methods, or the sandbox's test
 * card.
 * @returns null for a new card, which the customer enters on the provider's page
 * @throws {AppError} `not_found` for a payment method that isn't the user's or that this provider doesn't know
 */
export async function cardToCharge(
  knex: Knex,
  userId: number,
  provider: PaymentProvider,
  method: { kind: 'saved'; id: number } | { kind: 'new' } | { kind: 'test' } | { kind: 'transfer' },
): Promise<{ id?: number; token: string; customerId: string | null } | null> {
  if (method.kind === 'new' || method.kind === 'transfer') return null;
  if (method.kind === 'test') {
    if (provider.id !== 'sandbox') throw new AppError('not_found');
    return { token: sandboxTestToken, customerId: null };
  }
  const stored = await UserPaymentMethod.query(knex).findOne({
    id: method.id,
    user_id: userId,
    is_active: true,
    payment_provider: provider.id,
  });
  if (!stored?.token) throw new AppError('not_found');
  return { id: stored.id, token: stored.token, customerId: stored.providerCustomerId };
}
