import { byLanguage, localeOf, type Language } from '../../../../api/contract/base/languages.ts';
import { formatDate } from '../../../lib/format-date.ts';

/** A day of Israel's calendar in words. 10:00 UTC is the same day in every time zone in question. */
export const dayText = (day: string, language: Language): string => formatDate(`${day}T10:00:00Z`, language);

const separators = byLanguage(
  (language) =>
    new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'numeric' })
      .formatToParts()
      .find(({ type }) => type === 'literal')?.value,
);

/** Day and month in numbers, for a chart's axis. */
export function shortDay(day: string, language: Language): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date}${separators[language]}${month}`;
}
