const timeZone = 'Asia/Jerusalem';
const day = new Intl.DateTimeFormat('he-IL', { timeZone, day: 'numeric', month: 'numeric', year: 'numeric' });
const time = new Intl.DateTimeFormat('he-IL', {
  timeZone,
  hour: 'numeric',
  minute: '2-digit',
  hour12: false,
});

/** Null when the value is no moment. A plain date means that day in Israel, in whatever time zone the browser is. */
export function readMoment(value: unknown): Date | null {
  if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date)) return null;
  const plainDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  const moment = new Date(plainDay ? `${value}T12:00:00Z` : value);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** 19.11.2026 */
export function formatDay(moment: Date): string {
  return day.format(moment);
}

/** 19.11.2026 9:12 */
export function formatMoment(moment: Date): string {
  return `${day.format(moment)} ${time.format(moment)}`;
}
