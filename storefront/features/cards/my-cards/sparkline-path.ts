/** In the units of the drawing. */
export const sparkline = { width: 120, height: 34, inset: 4 };

interface SparklinePath {
  line: string;
  /** The line closed along the baseline. */
  area: string;
  /** Today's point. */
  end: { x: number; y: number };
}

/**
 * A line through values at equal distances, from left to right in every language. Its baseline is zero, so
 * that half the height is half the views.
 */
export function sparklinePath(values: readonly number[]): SparklinePath {
  const { width, height, inset } = sparkline;
  const highest = Math.max(1, ...values);
  const step = (width - inset * 2) / Math.max(1, values.length - 1);
  const points = values.map((value, index) => ({
    x: round(inset + index * step),
    y: round(height - inset - (value / highest) * (height - inset * 2)),
  }));
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const end = points.at(-1) ?? { x: inset, y: height - inset };
  return { line, area: `${line}L${end.x} ${height}L${points[0]?.x ?? inset} ${height}Z`, end };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Change against the week before in whole per cent; null when that week had none. */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}
