import { formatDay } from './dates.ts';

const timeZone = 'Asia/Jerusalem';
const hour = new Intl.DateTimeFormat('he-IL', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** The time for a moment of today, else the day; by the clock in Israel. */
export function formatRecent(time: string, now: Date = new Date()): string {
  const moment = new Date(time);
  return formatDay(moment) === formatDay(now) ? hour.format(moment) : formatDay(moment);
}
