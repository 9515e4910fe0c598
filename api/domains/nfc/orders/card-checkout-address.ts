import { type Language, languageQuery } from '../../../contract/base/languages.ts';

/**
 * Address of the checkout of printed cards with one of its payments; `back` only says which way the customer came
 * back.
 */
export function cardCheckoutAddress(
  productId: number | null,
  { payment, back, language }: { payment: string; back: string; language: Language },
): string {
  const query = new URLSearchParams({ payment, back, ...languageQuery(language) });
  // A product that was deleted meanwhile has no page of its own any more; its payments have.
  return productId === null
    ? `/checkout?type=physical-cards&${query}`
    : `/checkout/physical-cards/${productId}?${query}`;
}
