const timeZone = 'Asia/Jerusalem';

/** The clock in Israel, for react-admin's `DateField`: with the time, and the day alone. */
export const dayFormat = { timeZone, day: 'numeric', month: 'numeric', year: 'numeric' } as const;
export const momentFormat = { ...dayFormat, hour: 'numeric', minute: '2-digit', hour12: false } as const;

const day = new Intl.DateTimeFormat('he-IL', dayFormat);
const moment = new Intl.DateTimeFormat('he-IL', momentFormat);

/** Null when the value is no moment. A plain date means that day in Israel, in whatever time zone the browser is. */
export function readMoment(value: unknown): Date | null {
  if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date)) return null;
  const plainDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  const read = new Date(plainDay ? `${value}T12:00:00Z` : value);
  return Number.isNaN(read.getTime()) ? null : read;
}

/** 19.11.2026 */
export function formatDay(at: Date): string {
  return day.format(at);
}

/** 19.11.2026, 9:12 */
export function formatMoment(at: Date): string {
  return moment.format(at);
}
