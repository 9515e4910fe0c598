const shekels = new Intl.NumberFormat('he-IL', {
  style: 'currency',
  currency: 'ILS',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const dollars = new Intl.NumberFormat('he-IL', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});

/**
 * Money as the interface shows it: he-IL with zero decimals, shekels for ILS or the shekel sign, otherwise
 * dollars; a missing amount shows the shekel sign, then 0 (docs/specification.md 9).
 * @param amount in whole units, as a number or the API's decimal text
 */
export function formatMoney(amount: number | string | null | undefined, currency: string = 'ILS'): string {
  if (amount === null || amount === undefined || amount === '') return '₪0';
  const value = Number(amount);
  if (!Number.isFinite(value)) return '₪0';
  return (currency === 'ILS' || currency === '₪' ? shekels : dollars).format(value);
}
