/** The clock on Israel's walls, whatever the zone of the server or of the visitor. */

const minute = 60_000;
const msOfDay = 24 * 60 * minute;

const clockParts = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Jerusalem',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

interface WallClock {
  /** `2026-11-23` */
  readonly date: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Of the day that the clock has shown: the hour of a clock change is counted as it is written. */
  readonly minutes: number;
}

/** What the clock showed in the minutes that were asked for lately: a page asks a dozen times for the same few. */
const lately = new Map<number, WallClock>();
const maxLately = 100;

/** What clocks and calendars in Israel show at a moment. */
export function wallClock(moment: Date): WallClock {
  const time = Math.floor(moment.getTime() / minute);
  const known = lately.get(time);
  if (known) return known;
  const parts = Object.fromEntries(clockParts.formatToParts(moment).map(({ type, value }) => [type, value]));
  const date = `${parts['year']}-${parts['month']}-${parts['day']}`;
  const shown = {
    date,
    weekday: weekdayOf(date),
    minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
  };
  // Before there was a common time the clocks differed by seconds, too.
  if (time < 0) return shown;
  if (lately.size >= maxLately) lately.clear();
  lately.set(time, shown);
  return shown;
}

/** Day of the week of a date, 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay();

/** The date some days later, or earlier. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * msOfDay).toISOString().slice(0, 10);

/**
 * The moment at which clocks in Israel show so many minutes of a date; of an hour that comes twice the second, of one
 * that is skipped the hour after it.
 */
export function momentAt(date: string, minutes: number): Date {
  const asUtc = Date.parse(date) + minutes * minute;
  let moment = asUtc - offsetAt(asUtc);
  moment = asUtc - offsetAt(moment);
  return new Date(moment);
}

function offsetAt(time: number): number {
  const shown = wallClock(new Date(time));
  return Date.parse(shown.date) + shown.minutes * minute - Math.floor(time / minute) * minute;
}
