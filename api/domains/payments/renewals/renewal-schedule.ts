import { addDays, momentAt, wallClock } from '../../../contract/base/israel-clock.ts';
import { restAt, type ChargeRest } from './charge-rest.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Days after the due date on which a declined renewal is charged: five tries at most (docs/money.md 3.1). */
const tryDays = [0, 1, 3, 5, 7] as const;
const graceDays = 7;
/** Delay before the next try of a charge that never reached the issuer; such a try isn't counted. */
const soon = hour;
/**
 * Hours in which cards are charged, on the clock of Jerusalem: from this one until before that one, while customers
 * are awake.
 */
const opens = 8;
const closes = 20;
/**
 * Minute of the day for tries that fall into the night: they are made on the evening before, within the hours
 * whatever the clocks do.
 */
const evening = 18 * 60 + 30;

const minuteOfDay = (at: Date): number => wallClock(at).minutes;

/** Whether the worker may charge stored payment methods now, without their owner's presence. */
export function isChargeHour(at: Date, rest: ChargeRest): boolean {
  return isDaytime(at) && restAt(at, rest) === null;
}

function isDaytime(at: Date): boolean {
  const time = minuteOfDay(at);
  return time >= opens * 60 && time < closes * 60;
}

/**
 * When a charge is made that falls into a rest: in the first hour of charging after it (docs/money.md 13.13). One that
 * falls into none stays.
 */
export function afterRest(at: Date, rest: ChargeRest): Date {
  const found = restAt(at, rest);
  if (!found) return at;
  if (isDaytime(found.to)) return found.to;
  const { date, minutes } = wallClock(found.to);
  return momentAt(minutes < opens * 60 ? date : addDays(date, 1), opens * 60);
}

/** The moment, or the evening before it when it falls into the night, so that no try comes after the days of grace. */
function notAtNight(at: Date): Date {
  if (isDaytime(at)) return at;
  const time = minuteOfDay(at);
  const back = time >= closes * 60 ? time - evening : time + 24 * 60 - evening;
  return new Date(at.getTime() - back * minute);
}

/**
 * The moment from which the days of a failed renewal are counted: its due date, after the rest it falls into, or, when
 * no charge was made for days, the first try.
 * @param firstTry when the period's first charge was sent
 */
export function countedFrom(due: Date, firstTry: Date, rest: ChargeRest): Date {
  const moved = afterRest(due, rest);
  return firstTry.getTime() - moved.getTime() < day ? moved : firstTry;
}

/** Until when a package that could not be charged stays active: past a rest, so that the last try comes before. */
export function graceFrom(counted: Date, rest: ChargeRest): Date {
  return afterRest(new Date(counted.getTime() + graceDays * day), rest);
}

/**
 * When a softly declined renewal is tried next.
 * @param declines of this period so far, the present one included
 * @returns null when the tries are used up
 */
export function nextTry(
  counted: Date,
  declines: number,
  { now, rest }: { now: Date; rest: ChargeRest },
): Date | null {
  const times = tryDays
    .slice(declines)
    .map((days) => afterRest(notAtNight(new Date(counted.getTime() + days * day)), rest));
  return times.find((at) => at > now) ?? null;
}

/** When a charge that never reached the issuer is tried again. */
export function soonAgain(now: Date): Date {
  return new Date(now.getTime() + soon);
}

/** Whether a charge could not be delivered for a day: its owner is then notified as of a declined one. */
export function isLate(counted: Date, now: Date): boolean {
  return now.getTime() - counted.getTime() >= day;
}
