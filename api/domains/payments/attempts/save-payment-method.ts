import type { Knex } from 'knex';
import type { CardInfo, Outcome } from '../../../adapters/payments/payment-port.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { User } from '../../../models/User.ts';
import { UserPaymentMethod } from '../../../models/UserPaymentMethod.ts';

/**
 * Stores the payment method that a customer asked to save; the first one becomes their default. Only the provider's
 * token is stored; a new token of a known card replaces the old one.
 * @returns the stored payment method that paid; null where none was saved
 */
export async function savePaymentMethod(
  trx: Knex.Transaction,
  { id, userId, provider, paymentMethodId, saveCard }: PaymentAttempt,
  { card, token, paymentType }: Extract<Outcome, { kind: 'approved' }>,
  now: Date,
): Promise<number | null> {
  if (paymentMethodId) {
    await UserPaymentMethod.query(trx).findById(paymentMethodId).patch({ lastUsed: now });
    return paymentMethodId;
  }
  if (!saveCard || !token || userId === null) return null;
  // Two payments at once must not make two defaults.
  await User.query(trx).findById(userId).forNoKeyUpdate();
  const methods = await UserPaymentMethod.query(trx).where({ user_id: userId, is_active: true });
  const known = methods.find((method) => method.token === token.token || isSameCard(method, provider, card));
  const kept = known
    ? await known
        .$query(trx)
        .patchAndFetch({ token: token.token, providerCustomerId: token.customerId ?? null, lastUsed: now })
    : await UserPaymentMethod.query(trx).insertAndFetch({
        userId,
        paymentProvider: provider,
        ...(paymentType && { paymentType }),
        token: token.token,
        providerCustomerId: token.customerId ?? null,
        last4Digits: card?.last4 ?? null,
        cardExpiry: card?.expiry ?? null,
        cardBrand: card?.brand ?? null,
        isDefault: !methods.some(({ isDefault }) => isDefault),
        lastUsed: now,
      });
  await PaymentAttempt.query(trx).findById(id).patch({ paymentMethodId: kept.id });
  return kept.id;
}

function isSameCard(
  method: UserPaymentMethod,
  provider: PaymentAttempt['provider'],
  card: CardInfo | undefined,
): boolean {
  return (
    card?.expiry !== undefined &&
    method.paymentProvider === provider &&
    method.last4Digits === card.last4 &&
    method.cardExpiry === card.expiry &&
    method.cardBrand === (card.brand ?? null)
  );
}
