const counts = new Intl.NumberFormat('he-IL', { maximumFractionDigits: 2 });

/** 3412 → 3,412 */
export function formatCount(value: number): string {
  return counts.format(value);
}
