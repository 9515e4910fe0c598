import { holidaysOfYear, type Holiday } from '../contract/cards/holidays.ts';

/** Days on which Israel rests by law, besides the Sabbath; eves and the days between are none. */
const restDays: readonly Holiday[] = [
  'roshHashana',
  'yomKippur',
  'sukkot',
  'simchatTorah',
  'pesach',
  'pesachEnd',
  'shavuot',
];

/**
 * Whether a day is a holy day of rest in Israel.
 * @param day on the civil calendar, `2026-09-13`
 */
export function isHolyDay(day: string): boolean {
  const hebrewYear = Number(day.slice(0, 4)) + 3760;
  return [hebrewYear, hebrewYear + 1]
    .flatMap(holidaysOfYear)
    .some(({ holiday, from, to }) => restDays.includes(holiday) && day >= from && day <= to);
}
