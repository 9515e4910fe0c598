import { getTimes } from 'suncalc';
import { addDays, momentAt, wallClock, weekdayOf } from '../../../contract/base/israel-clock.ts';
import { holidaysOfYear, isHolyDay } from '../../../contract/cards/holidays.ts';
import type { AppDeps } from '../../../deps.ts';

const minute = 60_000;
const jerusalem = [31.778, 35.235] as const;
/** Candles are lit in Jerusalem that long before sunset; the day goes out with the stars, an hour after it. */
const minutesBefore = 40;
const minutesAfter = 60;
const saturday = 6;

/** A time in which no card is charged without its owner. */
export interface Rest {
  from: Date;
  to: Date;
}

/** Whether, and how, charges rest: the setting `CHARGE_REST`. */
export type ChargeRest = AppDeps['env']['CHARGE_REST'];

/**
 * The rest that a moment falls into (docs/money.md 13.13): a Sabbath or holy day from its eve to its night, neighbours
 * as one; null outside of any, or where charges don't rest.
 */
export function restAt(moment: Date, rest: ChargeRest): Rest | null {
  if (rest !== 'shabbat') return null;
  const { date } = wallClock(moment);
  // The day itself, or the one that begins this evening.
  for (const day of [date, addDays(date, 1)]) {
    const found = isRestDay(day) ? restAround(day) : null;
    if (found && found.from <= moment && moment < found.to) return found;
  }
  return null;
}

/** Every rest that ends after a moment, for so many days. */
export function restsFrom(moment: Date, days: number, rest: ChargeRest): Rest[] {
  if (rest !== 'shabbat') return [];
  const { date } = wallClock(moment);
  const rests: Rest[] = [];
  for (let ahead = 0; ahead <= days; ahead += 1) {
    const day = addDays(date, ahead);
    // Of neighbours the first names them all.
    if (isRestDay(day) && (ahead === 0 || !isRestDay(addDays(day, -1)))) rests.push(restAround(day));
  }
  return rests;
}

function restAround(day: string): Rest {
  let [first, last] = [day, day];
  while (isRestDay(addDays(first, -1))) first = addDays(first, -1);
  while (isRestDay(addDays(last, 1))) last = addDays(last, 1);
  return {
    from: new Date(sunsetOn(addDays(first, -1)) - minutesBefore * minute),
    to: new Date(sunsetOn(last) + minutesAfter * minute),
  };
}

function sunsetOn(date: string): number {
  const { sunset } = getTimes(momentAt(date, 12 * 60), ...jerusalem);
  if (!sunset) throw new Error(`no sunset in Jerusalem on ${date}`);
  return sunset.getTime();
}

const holyDays = new Map<number, ReadonlySet<string>>();

function isRestDay(date: string): boolean {
  if (weekdayOf(date) === saturday) return true;
  // A civil year touches two Hebrew ones.
  const year = Number(date.slice(0, 4)) + 3760;
  return holyDaysOf(year).has(date) || holyDaysOf(year + 1).has(date);
}

function holyDaysOf(year: number): ReadonlySet<string> {
  const known = holyDays.get(year);
  if (known) return known;
  const days = new Set<string>();
  for (const { from, to } of holidaysOfYear(year).filter(isHolyDay))
    for (let day = from; day <= to; day = addDays(day, 1)) days.add(day);
  holyDays.set(year, days);
  return days;
}
