import type {
  OfferedOnPage,
  PagePaymentType,
} from '../../../contract/payments/entities/payment-enums.schema.ts';

/** PayPlus's names for the ways to pay on its page (docs/money.md 9). */
const wireNames: Record<PagePaymentType, string> = {
  bit: 'bit',
  apple_pay: 'apple-pay',
  google_pay: 'google-pay',
};

/** What a PayPlus page offers: only a typed card gives a token, so a page that keeps the card offers nothing else. */
export const offeredBy = (terminal: readonly PagePaymentType[]): OfferedOnPage => ({
  once: [...terminal],
  kept: [],
});

/** Names the ways that the page offers. Nothing is sent for a terminal of which nothing is configured. */
export function chargeMethodsOf(
  { once, kept }: OfferedOnPage,
  keepsCard: boolean,
): { allowed_charge_methods?: string[] } {
  if (once.length === 0) return {};
  const offered = keepsCard ? kept : once;
  return { allowed_charge_methods: ['credit-card', ...offered.map((type) => wireNames[type])] };
}

/** How a transaction was paid, by PayPlus's word for it; null for a card and for a word that isn't known. */
export function paymentTypeOf(method: string | null | undefined): PagePaymentType | null {
  const word = (method ?? '').toLowerCase().replace(/[^a-z]/gu, '');
  const types = Object.keys(wireNames) as PagePaymentType[];
  return types.find((type) => type.replace('_', '') === word) ?? null;
}
