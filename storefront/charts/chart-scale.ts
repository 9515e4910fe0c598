/** A round number at or above the highest value that four equal steps divide into integers. */
export function scaleTop(highest: number): number {
  if (highest <= 4) return 4;
  const magnitude = 10 ** Math.floor(Math.log10(highest));
  const steps = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10, 12].map((step) => step * magnitude);
  return steps.map(Math.round).find((top) => top >= highest && top % 4 === 0) ?? Math.ceil(highest / 4) * 4;
}

/** The values of a chart's lines across, from the top down; zero is one of them, and no value lies outside. */
export function scaleMarks(values: readonly number[]): number[] {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const step = scaleTop(Math.max(highest, -lowest)) / 4;
  const above = lowest < 0 ? Math.ceil(highest / step) : 4;
  const below = Math.ceil(-lowest / step);
  return Array.from({ length: above + below + 1 }, (_, index) => (above - index) * step);
}

/** Indices of the points labelled with their date: the first, then evenly spaced, at most `max`. */
export function labelledPoints(count: number, max: number): number[] {
  const step = Math.max(1, Math.ceil(count / max));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}
