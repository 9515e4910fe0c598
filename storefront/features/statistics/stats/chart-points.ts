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

/** Change against the total before, in whole per cent; null when that was zero. */
export function changeInPercent(now: number, before: number): number | null {
  if (before === 0) return now === 0 ? 0 : null;
  return Math.round(((now - before) / before) * 100);
}
