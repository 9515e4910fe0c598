import { addDays } from '../../../contract/base/israel-clock.ts';

/** First and last day of a stretch of Israel's calendar, both included, `2026-11-01`. */
export interface DaySpan {
  from: string;
  to: string;
}

/** The days of a month of Israel's calendar, `2026-11`. */
export function daysOfMonth(month: string): DaySpan {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const next = number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`;
  return { from: `${month}-01`, to: addDays(next, -1) };
}
