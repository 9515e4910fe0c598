import { byLanguage, defaultLanguage, type Language, localeOf } from '../../api/contract/base/languages.ts';

const timeZone = 'Asia/Jerusalem';

/** Long month name, numeric year and day, in the locale of each language (docs/specification.md 9). */
const longDates = byLanguage(
  (language) =>
    new Intl.DateTimeFormat(localeOf(language), { year: 'numeric', month: 'long', day: 'numeric', timeZone }),
);

/** A date in words; in Israeli time wherever the visitor is, so that server and browser agree. Empty for no date. */
export function formatDate(
  date: string | Date | null | undefined,
  language: Language = defaultLanguage,
): string {
  const moment = toMoment(date);
  return moment ? longDates[language].format(moment) : '';
}

const stampDates = byLanguage(
  (language) =>
    new Intl.DateTimeFormat(localeOf(language), {
      day: '2-digit',
      month: '2-digit',
      year: '2-digit',
      timeZone,
    }),
);

/** A date in digits, as short as on a postmark. */
export const formatStampDate = (date: Date, language: Language): string => stampDates[language].format(date);

const clock = new Intl.DateTimeFormat('he-IL', { hour: '2-digit', minute: '2-digit', timeZone });

export function formatMoment(
  date: string | Date | null | undefined,
  language: Language = defaultLanguage,
): string {
  const moment = toMoment(date);
  return moment ? `${formatDate(moment, language)}, ${clock.format(moment)}` : '';
}

/** The time of day alone. Empty for no date. */
export function formatTime(date: string | Date | null | undefined): string {
  const moment = toMoment(date);
  return moment ? clock.format(moment) : '';
}

function toMoment(date: string | Date | null | undefined): Date | null {
  if (date === null || date === undefined || date === '') return null;
  const moment = new Date(date);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
