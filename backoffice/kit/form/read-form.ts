/** A text from a record or from a form's values. */
export const wordsOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A price from a record or from a form's values, as the contract writes it; an empty one is zero. */
export function moneyOf(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : wordsOf(value);
  return /^\d{1,10}(?:\.\d{1,2})?$/u.test(text) ? Number(text).toFixed(2) : '0.00';
}
