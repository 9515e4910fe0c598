import { safeLink } from '../base/safe-link.schema.ts';
import { paymentHouses, type PaymentHouse } from './payment-houses.ts';

/** Ways of paying that a card may lead to (docs/product.md 12.7): the money never passes through us. */
export const paymentKinds = ['paybox', 'bit', 'page', 'paypal'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Houses that serve each kind: Bit takes money for a business on the page of a clearing house only. */
const clearingHouses = ['payplus', 'grow', 'cardcom', 'tranzila', 'icount', 'morning'] as const;
const housesOf: Readonly<Record<PaymentKind, readonly PaymentHouse[]>> = {
  paybox: ['paybox'],
  bit: clearingHouses,
  page: clearingHouses,
  paypal: ['paypal'],
};

/**
 * Checks the address of a payment page: https, and on the very host of a house that serves this kind, without a user's
 * name or a port, and of a page, not of the house's own front page. A look-alike or a name in punycode is no such host.
 * @returns null when the address isn't one
 */
export function readPaymentLink(
  kind: PaymentKind,
  typed: string,
): { href: string; house: PaymentHouse } | null {
  const href = safeLink(typed);
  if (href === null) return null;
  const host = /^https:\/\/([^/?#]+)\/[^#]/u.exec(href)?.[1];
  const house = housesOf[kind].find((name) => paymentHouses[name].hosts.some((known) => known === host));
  return house ? { href, house } : null;
}
