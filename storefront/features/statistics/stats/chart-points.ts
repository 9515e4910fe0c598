import type { DayCounts } from '../../../../api/contract/statistics/card-events.schema.ts';

/** One point of the line: a day, or a week in a period of many days. */
export interface ChartPoint {
  /** First day of the point. */
  date: string;
  views: number;
  /** Views of the corresponding day, or week, of the period before; null when not known. */
  before: number | null;
}

/** Longer periods are drawn in weeks. */
const maxDays = 100;

export const showsWeeks = (days: number): boolean => days > maxDays;

/**
 * The points of a period. Weeks are counted back from its last day, so that the line doesn't end in a week of
 * one day; a single day left at the start joins the first week.
 */
export function chartPoints(days: readonly DayCounts[], before: readonly DayCounts[] | null): ChartPoint[] {
  const step = showsWeeks(days.length) ? 7 : 1;
  const left = days.length % step;
  const starts = Array.from({ length: Math.floor(days.length / step) }, (_, index) => left + index * step);
  if (left === 1) starts[0] = 0;
  if (left > 1) starts.unshift(0);
  const sum = (list: readonly DayCounts[]) => list.reduce((total, { views }) => total + views, 0);
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? days.length;
    return {
      date: days[start]?.date ?? '',
      views: sum(days.slice(start, end)),
      before: before && sum(before.slice(start, end)),
    };
  });
}

/** A round number at or above the highest value that four equal steps divide into integers. */
export function scaleTop(highest: number): number {
  if (highest <= 4) return 4;
  const magnitude = 10 ** Math.floor(Math.log10(highest));
  const steps = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10, 12].map((step) => step * magnitude);
  return steps.map(Math.round).find((top) => top >= highest && top % 4 === 0) ?? Math.ceil(highest / 4) * 4;
}

/** Indices of the points labelled with their date: the first, then evenly spaced, at most `max`. */
export function labelledPoints(count: number, max: number): number[] {
  const step = Math.max(1, Math.ceil(count / max));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}

/** Change against the total before, in whole per cent; null when that was zero. */
export function changeInPercent(now: number, before: number): number | null {
  if (before === 0) return now === 0 ? 0 : null;
  return Math.round(((now - before) / before) * 100);
}
