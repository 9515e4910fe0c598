import { type CardLanguage, localeOf, siteLanguageOf } from '../../../contract/base/card-languages.ts';
import { formatMoney } from '../../../contract/base/format-money.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import type { Written } from './mail-content.ts';

export interface MailFormats {
  /** Long month name, numeric year and day, on the calendar of Israel (docs/specification.md 9). */
  date(date: Date): string;
  /** As `date`, with the hour and minute of Israel. */
  moment(date: Date): string;
  /** Day, month and year in digits. */
  shortDate(date: Date): string;
  /** The day of the week, as short as it is said. */
  weekday(date: Date): string;
  /** From one day to another, with the month's name. */
  days(from: Date, to: Date): string;
  /** A count, with its groups of digits. */
  number(count: number): string;
  /** Formats agorot as shekels (docs/product.md 11.4). */
  money(agorot: number): Written;
}

/** The formats of numbers and dates in a language. */
export function formatsOf(language: CardLanguage): MailFormats {
  const date = new Intl.DateTimeFormat(localeOf(language), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'Asia/Jerusalem',
  });
  const moment = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Jerusalem',
  });
  const israel = { timeZone: 'Asia/Jerusalem' };
  const short = new Intl.DateTimeFormat(localeOf(language), { ...israel, dateStyle: 'short' });
  const weekday = new Intl.DateTimeFormat(localeOf(language), { ...israel, weekday: 'short' });
  const span = new Intl.DateTimeFormat(localeOf(language), { ...israel, day: 'numeric', month: 'long' });
  const number = new Intl.NumberFormat(localeOf(language));
  return {
    shortDate: (day) => short.format(day),
    weekday: (day) => weekday.format(day),
    days: (from, to) => span.formatRange(from, to),
    number: (count) => number.format(count),
    date: (day) => date.format(day),
    moment: (time) => moment.format(time),
    money: (agorot) => ({ written: formatMoney(fromMinor(agorot), siteLanguageOf(language)) }),
  };
}
