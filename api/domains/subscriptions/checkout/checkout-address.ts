import { type Language, languageQuery } from '../../../contract/base/languages.ts';

/** Address of a plan's checkout with one of its payments; `back` only says which way the customer came back. */
export function checkoutAddress(
  productId: number,
  { payment, back, language }: { payment: string; back: string; language: Language },
): string {
  const query = new URLSearchParams({ payment, back, ...languageQuery(language) });
  return `/checkout/package/${productId}?${query}`;
}
