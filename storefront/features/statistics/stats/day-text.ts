import type { Language } from '../../../../api/contract/base/languages.ts';
import { formatDate } from '../../../lib/format-date.ts';

/** A day of Israel's calendar in words. Noon is the same day on every clock between here and there. */
export const dayText = (day: string, language: Language): string => formatDate(`${day}T10:00:00Z`, language);

const separators = { he: '.', en: '/' } as const;

/** Day and month in numbers, for the foot of a chart. */
export function shortDay(day: string, language: Language): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date}${separators[language]}${month}`;
}
