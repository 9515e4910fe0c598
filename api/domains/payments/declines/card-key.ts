import type { CardInfo } from '../../../adapters/payments/payment-port.ts';
import type { PaymentProvider } from '../../../contract/payments/entities/payment-enums.schema.ts';

/**
 * Tells one card from others without its number: by its last four digits and its expiry, which every provider names
 * for a card on its page and for a stored one. Two cards in some hundred thousand share them.
 * @returns null where less is known
 */
export function cardKeyOf(
  provider: PaymentProvider,
  card: Pick<CardInfo, 'last4' | 'expiry'> | null | undefined,
): string | null {
  return card?.expiry ? `${provider}:${card.last4}:${card.expiry}` : null;
}
