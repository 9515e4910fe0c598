import { addDays, momentAt, wallClock, weekdayOf } from '../contract/base/israel-clock.ts';
import { isHolyDay } from './holy-days.ts';

/** Hours of a company in Israel, the same on each of its working days. */
export interface BusinessWeek {
  /** 0 is Sunday. */
  weekdays: readonly number[];
  /** Minutes of the day. */
  opens: number;
  closes: number;
}

const minute = 60_000;

/** The moment at which so many minutes of business hours have passed since another; holy days have none. */
export function afterBusinessMinutes(from: Date, minutes: number, week: BusinessWeek): Date {
  let left = minutes * minute;
  for (let date = wallClock(from).date; ; date = addDays(date, 1)) {
    const hours = hoursOf(date, week);
    if (!hours) continue;
    const start = Math.max(hours.from, from.getTime());
    if (start + left <= hours.to) return new Date(start + left);
    left -= Math.max(0, hours.to - start);
  }
}

/** The latest moment since which so many minutes of business hours have passed by another. */
export function beforeBusinessMinutes(to: Date, minutes: number, week: BusinessWeek): Date {
  let left = minutes * minute;
  for (let date = wallClock(to).date; ; date = addDays(date, -1)) {
    const hours = hoursOf(date, week);
    if (!hours) continue;
    const end = Math.min(hours.to, to.getTime());
    if (end - left >= hours.from) return new Date(end - left);
    left -= Math.max(0, end - hours.from);
  }
}

function hoursOf(
  date: string,
  { weekdays, opens, closes }: BusinessWeek,
): { from: number; to: number } | null {
  if (!weekdays.includes(weekdayOf(date)) || isHolyDay(date)) return null;
  return { from: momentAt(date, opens).getTime(), to: momentAt(date, closes).getTime() };
}
