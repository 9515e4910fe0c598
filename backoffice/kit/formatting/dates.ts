import { byLanguage, localeOf } from '../../../api/contract/base/languages.ts';
import { shownLanguage } from '../i18n/shown-language.ts';

const timeZone = 'Asia/Jerusalem';

/** The clock in Israel, for react-admin's `DateField`: with the time, and the day alone. */
export const dayFormat = { timeZone, day: 'numeric', month: 'numeric', year: 'numeric' } as const;
export const momentFormat = { ...dayFormat, hour: 'numeric', minute: '2-digit', hour12: false } as const;

const formats = byLanguage((language) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { timeZone, ...options });
  return {
    day: format(dayFormat),
    moment: format(momentFormat),
    clock: format({ hour: '2-digit', minute: '2-digit', hour12: false }),
    weekday: format({ weekday: 'long' }),
  };
});
const inUse = () => formats[shownLanguage()];

/** Null when the value is no moment. A plain date means that day in Israel, in whatever time zone the browser is. */
export function readMoment(value: unknown): Date | null {
  if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date)) return null;
  const plainDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  const read = new Date(plainDay ? `${value}T12:00:00Z` : value);
  return Number.isNaN(read.getTime()) ? null : read;
}

/** 19.11.2026, in English 19/11/2026 */
export function formatDay(at: Date): string {
  return inUse().day.format(at);
}

/** 19.11.2026, 9:12 */
export function formatMoment(at: Date): string {
  return inUse().moment.format(at);
}

/** 09:12 */
export function formatClock(at: Date): string {
  return inUse().clock.format(at);
}

/** @param day of the week, which begins with 0 for Sunday, as 4 January 1970 was */
export function formatWeekday(day: number): string {
  return inUse().weekday.format(new Date(Date.UTC(1970, 0, 4 + day)));
}
