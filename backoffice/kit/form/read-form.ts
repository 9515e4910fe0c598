/** A text of a record or of a form in work. */
export const wordsOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A price of a record or of a form in work; nothing yet is nought. */
export function moneyOf(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : wordsOf(value);
  return /^\d{1,10}(?:\.\d{1,2})?$/u.test(text) ? text : '0.00';
}
