import { type Language, languageQuery } from '../../../contract/base/languages.ts';

/** The checkout of printed cards with one of its payments; `back` only says which way somebody came. */
export function cardCheckoutAddress(
  productId: number | null,
  { payment, back, language }: { payment: string; back: string; language: Language },
): string {
  const query = new URLSearchParams({ payment, back, ...languageQuery(language) });
  // A product that is gone meanwhile has no page of its own any more; its payments have.
  return productId === null
    ? `/checkout?type=physical-cards&${query}`
    : `/checkout/physical-cards/${productId}?${query}`;
}
