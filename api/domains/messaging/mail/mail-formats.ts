import { type Language, localeOf } from '../../../contract/base/languages.ts';
import { formatMoney } from '../../../contract/base/format-money.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import type { Written } from './mail-content.ts';

export interface MailFormats {
  /** Long month name, numeric year and day, on the calendar of Israel (docs/specification.md 9). */
  date(date: Date): string;
  /** As `date`, with the hour and minute of Israel. */
  moment(date: Date): string;
  /** Formats agorot as shekels (docs/product.md 11.4). */
  money(agorot: number): Written;
}

/** The formats of numbers and dates in a language. */
export function formatsOf(language: Language): MailFormats {
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
  return {
    date: (day) => date.format(day),
    moment: (time) => moment.format(time),
    money: (agorot) => ({ written: formatMoney(fromMinor(agorot), language) }),
  };
}
