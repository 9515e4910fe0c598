import { addDays, wallClock } from '../../../api/contract/base/israel-clock.ts';

/** The day, by the clock in Israel, `count` days ago, in the format of the API's day filters. */
export function daysAgo(count: number): string {
  // Of dates and not of moments: days on which the clock changes have 23 and 25 hours.
  return addDays(wallClock(new Date()).date, -count);
}
