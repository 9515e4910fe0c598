import { localeOf, type Language } from '../../../../api/contract/base/languages.ts';

/** `יום ד׳, 21.4.2027`, and `5–12 בדצמבר 2026` for several days; empty for a date that isn't chosen. */
export function dayInWords({ from, to }: { from: string; to: string }, language: Language): string {
  const [first, last] = [new Date(from), new Date(to)];
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return '';
  const timeZone = 'UTC';
  const locale = localeOf(language);
  if (from >= to)
    return new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      timeZone,
    }).format(first);
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).formatRange(first, last);
}
