import type { Language } from '../../api/contract/base/languages.ts';

const timeZone = 'Asia/Jerusalem';

/** he-IL, long month name, numeric year and day, in both languages of the interface (docs/specification.md 9). */
const longDate = new Intl.DateTimeFormat('he-IL', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone,
});
const longDateEnglish = new Intl.DateTimeFormat('en-IL', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone,
});

/** A date in words; Israeli time wherever the visitor is, so that server and browser agree. Empty for no date. */
export function formatDate(date: string | Date | null | undefined, language: Language = 'he'): string {
  const moment = toMoment(date);
  return moment ? (language === 'he' ? longDate : longDateEnglish).format(moment) : '';
}

const clock = new Intl.DateTimeFormat('he-IL', { hour: '2-digit', minute: '2-digit', timeZone });

/** A date in words with the time of day. */
export function formatMoment(date: string | Date | null | undefined, language: Language = 'he'): string {
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
