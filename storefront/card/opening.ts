import { addDays, momentAt, wallClock } from '../../api/contract/base/israel-clock.ts';
import { hoursOn, maxShownDays, type CardHours } from '../../api/contract/cards/opening-on.ts';
import { rangeOf } from '../../api/contract/cards/opening-spans.ts';
import type { OpeningDay, PublicSpecialDay } from '../../api/contract/cards/public-card.schema.ts';

const dayMinutes = 24 * 60;
/** Days ahead in which the next opening is looked for: a card whose owner is away says when it opens again. */
const daysAhead = 60;
/** Days ahead for which a special day is said beside the status. */
const soonDays = 7;

export interface OpenState {
  open: boolean;
  /** Whether the card says when it is open; only a special day is known otherwise. */
  isKnown: boolean;
  /** Closed now, and clients come by appointment today. */
  byAppointment: boolean;
  /** Day of the week in Israel, 0 is Sunday. */
  today: number;
  date: string;
  /** Today's, which a special day may set. */
  spans: OpeningDay['spans'];
  /** Today is one. */
  special: PublicSpecialDay | null;
  /** Special days that aren't over. */
  coming: PublicSpecialDay[];
  /** Those of them that begin within a week. */
  soon: PublicSpecialDay[];
  /** Next change; null when always open, never, or not to be foreseen. */
  change: { at: Date; day: number; date: string; time: string; daysAhead: number } | null;
  /** First moment after which this state must be computed again. */
  validUntil: Date;
}

interface Span {
  from: number;
  to: number;
}

/**
 * The span of today's minutes that is now, or else the next one: of those from yesterday on, joined where they touch.
 * Looks no further ahead than it has to.
 */
function presentOrNext(card: CardHours, today: string, minutes: number): Span | undefined {
  let last: Span | undefined;
  for (let ahead = -1; ahead <= daysAhead; ahead += 1)
    for (const [start, end] of hoursOn(card, addDays(today, ahead))
      .spans.map(rangeOf)
      .sort(([one], [other]) => one - other)) {
      const span = { from: ahead * dayMinutes + start, to: ahead * dayMinutes + end };
      if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
      else if (last && last.to > minutes) return last;
      else last = span;
    }
  return last && last.to > minutes ? last : undefined;
}

const timeText = (minutes: number) => {
  const within = ((minutes % dayMinutes) + dayMinutes) % dayMinutes;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
};

/**
 * Computes "open now" by the clock in Israel: a span over midnight belongs to the day it starts on, a special day goes
 * before its weekday, and the two clock changes of the year shift nothing.
 * @returns null when the card has no opening days, and no special day that is still to come
 */
export function openState(card: CardHours, now: Date): OpenState | null {
  const { date, weekday: today, minutes } = wallClock(now);
  const coming = card.specialDays.filter(({ to }) => to >= date).slice(0, maxShownDays);
  if (card.openingDays.length === 0 && coming.length === 0) return null;
  const { spans, byAppointment, special } = hoursOn(card, date);
  const next = presentOrNext(card, date, minutes);
  const present = next && next.from <= minutes ? next : undefined;
  const midnight = momentAt(addDays(date, 1), 0);
  const state = {
    open: present !== undefined,
    isKnown: card.openingDays.length > 0 || special !== null,
    byAppointment: present === undefined && byAppointment,
    today,
    date,
    spans,
    special,
    coming,
    soon: coming.filter(({ from }) => from > date && from <= addDays(date, soonDays)),
  };
  const change = present ? present.to : next?.from;
  // Without weekly hours nothing is known of the days between special ones.
  const isForeseen =
    change !== undefined &&
    (present ? change < minutes + soonDays * dayMinutes : change < daysAhead * dayMinutes) &&
    (card.openingDays.length > 0 || change < dayMinutes);
  if (!isForeseen) return { ...state, change: null, validUntil: midnight };
  const ahead = Math.floor(change / dayMinutes);
  const at = momentAt(addDays(date, ahead), change - ahead * dayMinutes);
  return {
    ...state,
    change: {
      at,
      day: (today + ahead) % 7,
      date: addDays(date, ahead),
      time: timeText(change),
      daysAhead: ahead,
    },
    validUntil: at < midnight ? at : midnight,
  };
}

/** Puts consecutive days with the same times in one row: Sunday to Thursday, Friday, Saturday. */
export function groupDays(
  days: readonly OpeningDay[],
): (Pick<OpeningDay, 'spans' | 'byAppointment'> & { from: number; to: number })[] {
  const rows: ReturnType<typeof groupDays> = [];
  for (const { day, ...hours } of [...days].sort((a, b) => a.day - b.day)) {
    const last = rows.at(-1);
    const isSame =
      last &&
      last.to === day - 1 &&
      last.byAppointment === hours.byAppointment &&
      JSON.stringify(last.spans) === JSON.stringify(hours.spans);
    if (isSame) last.to = day;
    else rows.push({ from: day, to: day, ...hours });
  }
  return rows;
}
