/** he-IL writes money; the choice of currency is the specification's (section 9). */
const formats = {
  ILS: new Intl.NumberFormat('he-IL', { style: 'currency', currency: 'ILS', maximumFractionDigits: 0 }),
  USD: new Intl.NumberFormat('he-IL', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
};

/**
 * An amount of money in words of he-IL with no decimals: shekels for ILS and the shekel sign, else dollars;
 * a missing amount is the shekel sign and 0 (specification section 9).
 * @param amount in whole units of the currency, as number or decimal string
 */
export function formatMoney(amount: number | string | null | undefined, currency = 'ILS'): string {
  if (amount === null || amount === undefined || amount === '') return '₪0';
  const shekels = currency === 'ILS' || currency === '₪';
  return formats[shekels ? 'ILS' : 'USD'].format(Number(amount));
}
