import type { Language } from '../../../../api/contract/base/languages.ts';
import { formatDate } from '../../../lib/format-date.ts';

const timeZone = 'Asia/Jerusalem';
const hourOf = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone });
const dayOf = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });
const clock = new Intl.DateTimeFormat('he-IL', { hour: '2-digit', minute: '2-digit', timeZone });

/** The part of the day in Israel, for the greeting; by the server's clock, so that server and browser greet alike. */
export function dayPart(moment: string): 'morning' | 'noon' | 'evening' | 'night' {
  const hour = Number(hourOf.format(new Date(moment)));
  if (hour >= 5 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 17) return 'noon';
  return hour >= 17 && hour < 22 ? 'evening' : 'night';
}

/** The time for a moment of today, else the date. */
export function briefTime(
  moment: string,
  now: string,
  language: Language,
  today: (clock: string) => string,
): string {
  const isToday = dayOf.format(new Date(moment)) === dayOf.format(new Date(now));
  return isToday ? today(clock.format(new Date(moment))) : formatDate(moment, language);
}
