export interface Stretch {
  /** Whole seconds, from nought to the total. */
  left: number;
  total: number;
}

/** A payment, as far as it wasn't refunded. */
export interface PaidPart {
  /** Agorot. */
  net: number;
  /** Seconds it paid for, up to the end of the period. */
  total: number;
}

/** Whole seconds from one moment to another, never negative. */
export function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1_000));
}

/** The part of a period that is left at a moment. */
export function stretchOf(start: Date, end: Date, now: Date): Stretch {
  const total = Math.max(1, secondsBetween(start, end));
  return { left: Math.min(total, secondsBetween(now, end)), total };
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
 * What a change of plan credits of the running period: the unused part of its price, and never more than the unused
 * part of what was paid for it and not refunded (docs/money.md 13.5). The parts are rounded up, so that only the
 * price's own rounding counts where all of it was paid.
 * @returns agorot
 */
export function creditOf(price: number, stretch: Stretch, paid: readonly PaidPart[]): number {
  const unused = paid.map(({ net, total: seconds }) => {
    const total = BigInt(Math.max(1, seconds));
    const left = BigInt(stretch.left) < total ? BigInt(stretch.left) : total;
    return Number((BigInt(net) * left + total - 1n) / total);
  });
  const ofPaid = unused.reduce((sum, part) => sum + part, 0);
  return Math.min(unusedValue(price, stretch), ofPaid);
}

/**
 * The amount due at once for a dearer plan within the same period (docs/money.md 3.5): both prices are rounded
 * separately, so that several changes cost as much as one.
 * @param credit agorot of the unused part of the former plan
 * @returns agorot, never negative
 */
export function upgradeAmount(credit: number, newPrice: number, stretch: Stretch): number {
  return Math.max(0, unusedValue(newPrice, stretch) - credit);
}
