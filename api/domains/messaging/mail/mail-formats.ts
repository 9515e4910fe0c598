import { type Language, localeOf } from '../../../contract/base/languages.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';

export interface MailFormats {
  /** Long month name, numeric year and day, on the calendar of Israel (docs/specification.md 9). */
  date(date: Date): string;
  /** As `date`, with the hour and minute of Israel. */
  moment(date: Date): string;
  /** Formats agorot as shekels, exact: two decimals unless they are nought. */
  money(agorot: number): string;
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
    money(agorot) {
      const [whole = '0', fraction = '00'] = fromMinor(agorot).split('.');
      const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
      // A sign before the number reads the same in both directions.
      return `₪${grouped}${fraction === '00' ? '' : `.${fraction}`}`;
    },
  };
}
