const counts = new Intl.NumberFormat('he-IL', { maximumFractionDigits: 2 });
const moneyFormats = new Map<string, Intl.NumberFormat>();

/** 3412 → 3,412 */
export function formatCount(value: number): string {
  return counts.format(value);
}

/**
 * An amount in the he-IL format, with its agorot.
 * @param amount decimal string or number in whole units ("49.90")
 * @param currency three letters; an unknown one is written beside the amount as it is
 */
export function formatMoney(amount: string | number, currency = 'ILS'): string {
  const value = Number(amount);
  if (!Number.isFinite(value)) return String(amount);
  try {
    return moneyFormat(currency).format(value);
  } catch {
    return `${counts.format(value)} ${currency}`;
  }
}

function moneyFormat(currency: string): Intl.NumberFormat {
  const known = moneyFormats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat('he-IL', { style: 'currency', currency });
  moneyFormats.set(currency, made);
  return made;
}
