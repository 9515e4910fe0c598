/** One line of the table of results. */
export interface Finding {
  /** What has to hold, whichever process answers. */
  what: string;
  /** How it was tried. */
  how: string;
  found: string;
  isGood: boolean;
}

/** The value below which so many of a hundred lie. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
