import { byLanguage, localeOf, type Language } from '../../../../api/contract/base/languages.ts';
import { formatDate } from '../../../lib/format-date.ts';

/** A day of Israel's calendar in words. Noon is the same day on every clock between here and there. */
export const dayText = (day: string, language: Language): string => formatDate(`${day}T10:00:00Z`, language);

const separators = byLanguage(
  (language) =>
    new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'numeric' })
      .formatToParts()
      .find(({ type }) => type === 'literal')?.value,
);

/** Day and month in numbers, for the foot of a chart. */
export function shortDay(day: string, language: Language): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date}${separators[language]}${month}`;
}
