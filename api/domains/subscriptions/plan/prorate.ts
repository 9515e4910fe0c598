interface Stretch {
  /** Whole seconds, never negative. */
  left: number;
  total: number;
}

/** The part of a period that is left at a moment; more than the whole where its end was put off. */
export function stretchOf(start: Date, end: Date, now: Date): Stretch {
  const seconds = (from: Date, to: Date) => Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1_000));
  return { left: seconds(now, end), total: Math.max(1, seconds(start, end)) };
}

/**
 * The unused part of a period's price, rounded down to whole agorot. Whole numbers throughout: a price times the
 * seconds of a year is more than a float holds.
 * @param price agorot
 */
export function unusedValue(price: number, { left, total }: Stretch): number {
  return Number((BigInt(price) * BigInt(left)) / BigInt(total));
}

/**
 * The amount due at once for a dearer plan within the same period (docs/money.md 3.5): both prices are rounded
 * separately, so that several changes cost as much as one.
 * @returns agorot, never negative
 */
export function upgradeAmount(oldPrice: number, newPrice: number, stretch: Stretch): number {
  return Math.max(0, unusedValue(newPrice, stretch) - unusedValue(oldPrice, stretch));
}
