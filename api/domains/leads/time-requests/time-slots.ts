import { addDays, momentAt, wallClock } from '../../../contract/base/israel-clock.ts';
import { hoursOn, type CardHours } from '../../../contract/cards/opening-on.ts';
import { rangeOf } from '../../../contract/cards/opening-spans.ts';

/** Hours ahead before which no time is offered, and days ahead until which there are some (docs/product.md 12.6). */
const noticeHours = 12;
const daysAhead = 14;
/** Max minutes from one offered time to the next. */
const maxStep = 30;
const dayMinutes = 24 * 60;
const minute = 60_000;

/** A time that is promised to somebody. */
interface BusyTime {
  from: Date;
  to: Date;
}

interface TimeSlot {
  /** `2026-11-24T09:30`, on the clock of Israel. */
  key: string;
  at: Date;
  isTaken: boolean;
}

interface SlotsOfDay {
  date: string;
  /** Of a special day, where it has one. */
  name: string | null;
  slots: TimeSlot[];
}

interface Wish {
  minutes: number;
  now: Date;
  busy: readonly BusyTime[];
}

/** Whether a time of so many minutes would overlap one that is promised. */
export const isTakenAt = (at: Date, minutes: number, busy: readonly BusyTime[]): boolean =>
  busy.some(({ from, to }) => from.getTime() < at.getTime() + minutes * minute && at < to);

/**
 * The times that a card offers: from the opening hours of the coming days, special days included, by the clock of
 * Israel; what doesn't fit before closing isn't offered. Days without any are left out.
 */
export function slotsOf(hours: CardHours, { minutes, now, busy }: Wish): SlotsOfDay[] {
  const today = wallClock(now).date;
  const earliest = earliestTime(now);
  const step = Math.min(minutes, maxStep);
  return Array.from({ length: daysAhead + 1 }, (_, index) => addDays(today, index)).flatMap((date) => {
    const { spans, special } = hoursOn(hours, date);
    const slots = new Map<number, TimeSlot>();
    for (const [from, to] of spans.map(rangeOf))
      for (let start = from; start + minutes <= to && start < dayMinutes; start += step) {
        const at = momentAt(date, start);
        // An hour that a clock change skips is another one's.
        if (at >= earliest && wallClock(at).minutes === start)
          slots.set(at.getTime(), {
            key: `${date}T${clock(start)}`,
            at,
            isTaken: isTakenAt(at, minutes, busy),
          });
      }
    const sorted = [...slots.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime());
    return sorted.length > 0 ? [{ date, name: special?.name ?? null, slots: sorted }] : [];
  });
}

const earliestTime = (now: Date) => new Date(now.getTime() + noticeHours * 60 * minute);

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

type Refusal = 'time_past' | 'time_not_open' | 'time_taken';

/** The moments of the chosen times in their order, or why one of them can't be asked for. */
export function readChosen(
  keys: readonly string[],
  hours: CardHours,
  wish: Wish,
): { times: Date[] } | { refusal: Refusal } {
  const offered = new Map(
    slotsOf(hours, wish).flatMap(({ slots }) => slots.map((slot) => [slot.key, slot] as const)),
  );
  const chosen: Date[] = [];
  for (const key of new Set(keys)) {
    const slot = offered.get(key);
    if (!slot) return { refusal: isTooEarly(key, wish.now) ? 'time_past' : 'time_not_open' };
    if (slot.isTaken) return { refusal: 'time_taken' };
    chosen.push(slot.at);
  }
  return { times: chosen.toSorted((one, other) => one.getTime() - other.getTime()) };
}

function isTooEarly(key: string, now: Date): boolean {
  const [date = '', time = ''] = key.split('T');
  if (Number.isNaN(Date.parse(date))) return false;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return momentAt(date, hours * 60 + minutes) < earliestTime(now);
}
