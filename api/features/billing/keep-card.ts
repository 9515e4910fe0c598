import type { Knex } from 'knex';
import type { Outcome } from '../../adapters/payments/payment-port.ts';
import { PaymentAttempt } from '../../models/PaymentAttempt.ts';
import { User } from '../../models/User.ts';
import { UserPaymentMethod } from '../../models/UserPaymentMethod.ts';

/** Keeps the card a person asked us to keep; the first one becomes their default. Only the provider's token is kept. */
export async function keepCard(
  trx: Knex.Transaction,
  { id, userId, provider, paymentMethodId, saveCard }: PaymentAttempt,
  { card, token }: Extract<Outcome, { kind: 'approved' }>,
  now: Date,
): Promise<void> {
  if (paymentMethodId) {
    await UserPaymentMethod.query(trx).findById(paymentMethodId).patch({ lastUsed: now });
    return;
  }
  if (!saveCard || !token) return;
  // Two payments at once make one default.
  await User.query(trx).findById(userId).forNoKeyUpdate();
  const methods = await UserPaymentMethod.query(trx).where({ user_id: userId, is_active: true });
  const known = methods.find((method) => method.token === token.token);
  const kept =
    known ??
    (await UserPaymentMethod.query(trx).insertAndFetch({
      userId,
      paymentProvider: provider,
      token: token.token,
      providerCustomerId: token.customerId ?? null,
      last4Digits: card?.last4 ?? null,
      cardExpiry: card?.expiry ?? null,
      cardBrand: card?.brand ?? null,
      isDefault: !methods.some(({ isDefault }) => isDefault),
      lastUsed: now,
    }));
  await PaymentAttempt.query(trx).findById(id).patch({ paymentMethodId: kept.id });
}
