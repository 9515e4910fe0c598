const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Days after the due date on which a declined renewal is charged: five tries at most (docs/money.md 3.1). */
export const tryDays = [0, 1, 3, 5, 7] as const;
const graceDays = 7;
/** A charge that never reached the issuer is tried again so soon, and isn't counted. */
const soon = hour;
/** So long a renewal without an answer keeps what was paid for; the same for one that nobody has sent yet. */
export const maxWait = 72 * hour;

/** Cards are charged while people are awake, on the clock of Jerusalem: from this hour until before that one. */
const opens = 8;
const closes = 20;
/** Tries that fall into the night are made on the evening before, within the hours whatever the clocks do. */
const evening = 18 * 60 + 30;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jerusalem',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function minuteOfDay(at: Date): number {
  const [hours = 0, minutes = 0] = clock.format(at).split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether stored cards may be charged now without their owner. */
export function isChargeHour(at: Date): boolean {
  const time = minuteOfDay(at);
  return time >= opens * 60 && time < closes * 60;
}

/** The same moment, or the evening before it: no try comes after the days of grace. */
export function notAtNight(at: Date): Date {
  if (isChargeHour(at)) return at;
  const time = minuteOfDay(at);
  const back = time >= closes * 60 ? time - evening : time + 24 * 60 - evening;
  return new Date(at.getTime() - back * minute);
}

/**
 * Whence the days of a failed renewal are counted: the day it was due, or, when nobody charged for days, the first try.
 * @param firstTry when the period's first charge was sent
 */
export function countedFrom(due: Date, firstTry: Date): Date {
  return firstTry.getTime() - due.getTime() < day ? due : firstTry;
}

/** Until when a package that could not be charged still gives what it gives. */
export function graceFrom(counted: Date): Date {
  return new Date(counted.getTime() + graceDays * day);
}

/**
 * When a softly declined renewal is tried next.
 * @param declines of this period so far, the present one included
 * @returns null when the tries are used up
 */
export function nextTry(counted: Date, declines: number, now: Date): Date | null {
  const times = tryDays.slice(declines).map((days) => notAtNight(new Date(counted.getTime() + days * day)));
  return times.find((at) => at > now) ?? null;
}

/** When a charge that never reached the issuer is tried again. */
export function soonAgain(now: Date): Date {
  return new Date(now.getTime() + soon);
}

/** A charge that can't be delivered for a day is told like one that was declined. */
export function isLate(counted: Date, now: Date): boolean {
  return now.getTime() - counted.getTime() >= day;
}
