import { addDays, momentAt, wallClock, weekdayOf } from '../contract/base/israel-clock.ts';

/** Friday and Saturday: nobody prints or delivers on them; holidays are not counted out. */
const restDays: readonly number[] = [5, 6];
const minute = 60_000;

/**
 * The moment so many business days later, by Israel's week from Sunday to Thursday (docs/specification.md 9: delivery
 * within 3–5 of them); at the same time by Israel's clock.
 */
export function addBusinessDays(from: Date, days: number): Date {
  const { date, minutes } = wallClock(from);
  let day = date;
  // Of dates and not of moments: the day on which clocks go back has 25 hours, and would count twice.
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (!restDays.includes(weekdayOf(day))) left -= 1;
  }
  return new Date(momentAt(day, minutes).getTime() + (from.getTime() % minute));
}
