import { localeOf, type CardLanguage } from '../../../contract/base/card-languages.ts';

/** `November 2026`, in the language. @param month `2026-11` */
export function monthName(month: string, language: CardLanguage): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}
