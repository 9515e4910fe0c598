import { type Language, localeOf } from './languages.ts';

/**
 * Money as every page, mail and document shows it: no decimals when the sum is whole, always two when it is not, and
 * nothing rounded away (docs/product.md 11.4). Shekels for ILS or the shekel sign, otherwise dollars; a missing
 * amount shows the shekel sign, then 0 (docs/specification.md 9). Free of zod, because every page loads it.
 *
 * The Hebrew form carries its own direction marks: inside a `<bdi>` without `dir` it reads right in both directions.
 * @param amount in whole units: the API's decimal text (`"49.90"`), or a number
 */
export function formatMoney(
  amount: number | string | null | undefined,
  language: Language,
  currency: string = 'ILS',
): string {
  // An empty text and null would count as 0, which reads differently.
  const value = Number(amount || (amount === 0 ? 0 : Number.NaN));
  if (!Number.isFinite(value)) return '₪0';
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: /^(ILS|₪)$/.test(currency) ? 'ILS' : 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(value);
}
