import { formatClock, formatDay } from './dates.ts';

/** The time for a moment of today, else the day; by the clock in Israel. */
export function formatRecent(time: string, now: Date = new Date()): string {
  const moment = new Date(time);
  return formatDay(moment) === formatDay(now) ? formatClock(moment) : formatDay(moment);
}
