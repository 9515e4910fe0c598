import { TZDate } from '@date-fns/tz';

const timeZone = 'Asia/Jerusalem';
const hourMs = 3_600_000;
const typedMoment = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/u;
const typedDay = /^(\d{4})-(\d{2})-(\d{2})$/u;
const withZone = /(?:Z|[+-]\d{2}:\d{2})$/u;

const twoDigits = (value: number) => String(value).padStart(2, '0');

function inIsrael(value: unknown): TZDate | null {
  if (typeof value !== 'string' || !withZone.test(value)) return null;
  const moment = new TZDate(value, timeZone);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/**
 * What a `datetime-local` field shows for a moment of the API: the clock in Israel, whatever zone the browser is in.
 * A text without zone is what the admin is typing, and stays.
 */
export function toTypedMoment(value: unknown): string {
  const moment = inIsrael(value);
  if (!moment) return typeof value === 'string' ? value : '';
  return `${toTypedDay(value)}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

/**
 * The moment, with its zone, that an admin means by the clock in Israel that they typed. An hour that the change to summer
 * time leaves out is the one after it; of an hour that comes twice it is the first.
 */
export function fromTypedMoment(typed: string | null): string | null {
  const [, year, month, day, hour, minute] = typedMoment.exec(typed ?? '') ?? [];
  if (!year) return null;
  const moment = new TZDate(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    timeZone,
  );
  // Of an hour that comes twice the library takes one or the other, by the zone of the browser.
  const hourBefore = new TZDate(moment.getTime() - hourMs, timeZone);
  return (hourBefore.getHours() === moment.getHours() ? hourBefore : moment).toISOString();
}

/** The same for a field of a day alone. */
export function toTypedDay(value: unknown): string {
  const moment = inIsrael(value);
  if (!moment) return typeof value === 'string' ? value : '';
  return [
    String(moment.getFullYear()).padStart(4, '0'),
    twoDigits(moment.getMonth() + 1),
    twoDigits(moment.getDate()),
  ].join('-');
}

/** Noon in Israel of the typed day: the same day for whoever reads it in any zone from New York to Tokyo. */
export function fromTypedDay(typed: string | null): string | null {
  return typedDay.test(typed ?? '') ? fromTypedMoment(`${typed}T12:00`) : null;
}
