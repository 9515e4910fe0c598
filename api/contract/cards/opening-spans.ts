/** Opening hours of one stretch, `HH:MM`; closing at or before the opening is on the next day. */
export interface Span {
  opens: string;
  closes: string;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** From and to in minutes of the day it starts on; overnight it ends above 24 hours. */
export function rangeOf({ opens, closes }: Span): [from: number, to: number] {
  const from = minutesOf(opens);
  const to = minutesOf(closes);
  return [from, to > from ? to : to + 24 * 60];
}

/** Whether a stretch runs into the next day. */
export function isOvernight(span: Span): boolean {
  return rangeOf(span)[1] > 24 * 60;
}

/** Whether stretches of one day overlap. */
export function doOverlap(spans: readonly Span[]): boolean {
  const ranges = spans.map(rangeOf).toSorted(([a], [b]) => a - b);
  return ranges.some(([from], index) => index > 0 && from < (ranges[index - 1]?.[1] ?? 0));
}

/** In minutes: the latest end of a night, and the longest stretch that goes further into the next day. */
const lateNight = 6 * 60;
const longestNight = 14 * 60;

/**
 * Whether a closing time before the opening one is a slip and not a night: a stretch runs into the next day until
 * 06:00, or for at most 14 hours.
 */
export function isBackwards(span: Span): boolean {
  const [from, to] = rangeOf(span);
  return to > 24 * 60 && minutesOf(span.closes) > lateNight && to - from > longestNight;
}
