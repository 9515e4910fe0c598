/**
 * Eves and holy days of the Hebrew calendar, Israel's days of remembrance and its independence day: what an owner is
 * offered as special days (docs/product.md 12.6). The arithmetic is our own; plain data and no zod, for the editor.
 */

/** What most businesses do on such a day, as the first proposal. */
type Custom = 'closed' | 'short' | 'open';

/** Every holiday with its name in each language of a card and the custom. */
const list = {
  roshHashanaEve: [
    'short',
    'ערב ראש השנה',
    'عشية رأس السنة العبرية',
    'Канун Рош ха-Шана',
    'Rosh Hashanah eve',
  ],
  roshHashana: ['closed', 'ראש השנה', 'رأس السنة العبرية', 'Рош ха-Шана', 'Rosh Hashanah'],
  yomKippurEve: ['short', 'ערב יום כיפור', 'عشية يوم الغفران', 'Канун Йом-Киппура', 'Yom Kippur eve'],
  yomKippur: ['closed', 'יום כיפור', 'يوم الغفران', 'Йом-Киппур', 'Yom Kippur'],
  sukkotEve: ['short', 'ערב סוכות', 'عشية عيد العرش', 'Канун Суккота', 'Sukkot eve'],
  sukkot: ['closed', 'סוכות', 'عيد العرش', 'Суккот', 'Sukkot'],
  sukkotDays: ['open', 'חול המועד סוכות', 'أيام عيد العرش', 'Холь ха-моэд Суккот', 'Chol HaMoed Sukkot'],
  simchatTorahEve: ['short', 'ערב שמחת תורה', 'عشية فرحة التوراة', 'Канун Симхат-Торы', 'Simchat Torah eve'],
  simchatTorah: ['closed', 'שמחת תורה', 'فرحة التوراة', 'Симхат-Тора', 'Simchat Torah'],
  hanukkah: ['open', 'חנוכה', 'عيد الأنوار', 'Ханука', 'Hanukkah'],
  purim: ['open', 'פורים', 'عيد المساخر', 'Пурим', 'Purim'],
  pesachEve: ['short', 'ערב פסח', 'عشية عيد الفصح العبري', 'Канун Песаха', 'Passover eve'],
  pesach: ['closed', 'פסח, חג ראשון', 'عيد الفصح العبري', 'Песах, первый день', 'Passover, first day'],
  pesachDays: [
    'open',
    'חול המועד פסח',
    'أيام عيد الفصح العبري',
    'Холь ха-моэд Песах',
    'Chol HaMoed Passover',
  ],
  pesachEndEve: [
    'short',
    'ערב שביעי של פסח',
    'عشية سابع أيام الفصح العبري',
    'Канун седьмого дня Песаха',
    'Eve of the seventh day of Passover',
  ],
  pesachEnd: [
    'closed',
    'שביעי של פסח',
    'سابع أيام الفصح العبري',
    'Седьмой день Песаха',
    'Seventh day of Passover',
  ],
  holocaustDay: ['open', 'יום השואה', 'يوم ذكرى المحرقة', 'День Катастрофы', 'Holocaust Remembrance Day'],
  memorialDay: ['open', 'יום הזיכרון', 'يوم الذكرى', 'День памяти', 'Memorial Day'],
  independenceDay: ['closed', 'יום העצמאות', 'يوم الاستقلال', 'День независимости', 'Independence Day'],
  shavuotEve: ['short', 'ערב שבועות', 'عشية عيد الأسابيع', 'Канун Шавуота', 'Shavuot eve'],
  shavuot: ['closed', 'שבועות', 'عيد الأسابيع', 'Шавуот', 'Shavuot'],
  tishaBav: ['open', 'תשעה באב', 'ذكرى خراب الهيكل', 'Девятое ава', 'Tisha B’Av'],
} as const satisfies Record<string, readonly [Custom, he: string, ar: string, ru: string, en: string]>;

export type Holiday = keyof typeof list;
export const holidays = Object.keys(list) as [Holiday, ...Holiday[]];

const columns = { he: 1, ar: 2, ru: 3, en: 4 } as const;

/** What a holiday is called. */
export const nameOfHoliday = (holiday: Holiday, language: keyof typeof columns): string =>
  list[holiday][columns[language]];

/** A holiday with its first and last day, `YYYY-MM-DD`. */
export interface HolidayDates {
  holiday: Holiday;
  from: string;
  to: string;
  custom: Custom;
}

/** Days are counted from 1 January 1970, as in `Date`. */
const msOfDay = 24 * 60 * 60_000;
const dateOf = (day: number): string => new Date(day * msOfDay).toISOString().slice(0, 10);
/** 1 January 1970 was a Thursday. */
const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;
const friday = 5;
const saturday = 6;

/**
 * Days from the calendar's beginning to the mean new moon that opens a Hebrew year, put off where the new year may not
 * fall (no Sunday, Wednesday or Friday). A day has 25,920 parts, a month 29 days and 13,753 parts.
 */
function elapsedDays(year: number): number {
  const months = Math.floor((235 * year - 234) / 19);
  const parts = 12_084 + 13_753 * months;
  const day = 29 * months + Math.floor(parts / 25_920);
  return (3 * (day + 1)) % 7 < 3 ? day + 1 : day;
}

/** Day 1 of the Hebrew calendar, counted from 1970. */
const firstDay = -2_092_590;

/** 1 Tishri of a Hebrew year; a year that would be too long or too short moves its beginning. */
function newYear(year: number): number {
  const [before, present, after] = [elapsedDays(year - 1), elapsedDays(year), elapsedDays(year + 1)];
  const delay = after - present === 356 ? 2 : present - before === 382 ? 1 : 0;
  return firstDay + present + delay;
}

/** The holidays of one Hebrew year, 5787 for instance, in their order from the eve of its first day on. */
export function holidaysOfYear(year: number): HolidayDates[] {
  const [tishri, next] = [newYear(year) - 1, newYear(year + 1)];
  // Only Heshvan and Kislev differ from year to year: days before them are counted from the year's first day, days
  // after Adar from the next year's. Each month below is the day before its first.
  const kislev = tishri + 30 + ((next - tishri - 1) % 10 === 5 ? 30 : 29);
  const nisan = next - 178;
  const adar = nisan - 29;
  const iyar = nisan + 30;
  const sivan = iyar + 29;
  const av = next - 60;
  const at = (holiday: Holiday, from: number, to = from): HolidayDates => ({
    holiday,
    from: dateOf(from),
    to: dateOf(to),
    custom: list[holiday][0],
  });
  const remembrance = nisan + 27;
  const independence = iyar + 5;
  const fast = av + 9;
  const independenceOn = independence + independenceMoves(weekdayOf(independence));
  return [
    at('roshHashanaEve', tishri),
    at('roshHashana', tishri + 1, tishri + 2),
    at('yomKippurEve', tishri + 9),
    at('yomKippur', tishri + 10),
    at('sukkotEve', tishri + 14),
    at('sukkot', tishri + 15),
    at('sukkotDays', tishri + 16, tishri + 20),
    at('simchatTorahEve', tishri + 21),
    at('simchatTorah', tishri + 22),
    at('hanukkah', kislev + 25, kislev + 32),
    at('purim', adar + 14),
    at('pesachEve', nisan + 14),
    at('pesach', nisan + 15),
    at('pesachDays', nisan + 16, nisan + 19),
    at('pesachEndEve', nisan + 20),
    at('pesachEnd', nisan + 21),
    at('holocaustDay', remembrance + remembranceMoves(weekdayOf(remembrance))),
    at('memorialDay', independenceOn - 1),
    at('independenceDay', independenceOn),
    at('shavuotEve', sivan + 5),
    at('shavuot', sivan + 6),
    at('tishaBav', weekdayOf(fast) === saturday ? fast + 1 : fast),
  ];
}

/** By law the days of remembrance touch no Sabbath, neither themselves nor their eves. */
function remembranceMoves(weekday: number): number {
  if (weekday === friday) return -1;
  return weekday === 0 ? 1 : 0;
}

function independenceMoves(weekday: number): number {
  if (weekday === friday) return -1;
  if (weekday === saturday) return -2;
  return weekday === 1 ? 1 : 0;
}

/** Days on which the Sabbath's rest holds, after the custom of Israel: no work is done on them. */
export const isHolyDay = ({ holiday, custom }: HolidayDates): boolean =>
  custom === 'closed' && holiday !== 'independenceDay';

/** Days ahead for which holidays are offered: until the same one of next year. */
const daysOffered = 390;

/** The holidays that are not over on `today` (`YYYY-MM-DD`), a year ahead. */
export function comingHolidays(today: string): HolidayDates[] {
  const start = Date.parse(today) / msOfDay;
  const hebrewYear = Number(today.slice(0, 4)) + 3760;
  return [hebrewYear, hebrewYear + 1, hebrewYear + 2]
    .flatMap(holidaysOfYear)
    .filter(({ from, to }) => to >= today && from <= dateOf(start + daysOffered));
}
