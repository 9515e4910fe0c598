import type { OpeningDay } from '../../api/contract/cards/public-card.schema.ts';

const zone = 'Asia/Jerusalem';
const minute = 60_000;
const dayMinutes = 24 * 60;

export interface OpenState {
  open: boolean;
  /** Day of the week in Israel, 0 is Sunday. */
  today: number;
  /** Next change within a week; null when always open or never. */
  change: { at: Date; day: number; time: string; daysAhead: number } | null;
  /** First moment after which this state must be computed again. */
  validUntil: Date;
}

const clockParts = new Intl.DateTimeFormat('en-US', {
  timeZone: zone,
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

interface WallClock {
  year: number;
  month: number;
  day: number;
  weekday: number;
  minutes: number;
}

function wallClock(moment: Date): WallClock {
  const parts = Object.fromEntries(clockParts.formatToParts(moment).map(({ type, value }) => [type, value]));
  return {
    year: Number(parts['year']),
    month: Number(parts['month']),
    day: Number(parts['day']),
    weekday: weekdays.indexOf(parts['weekday'] ?? 'Sun'),
    minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
  };
}

/** The moment at which clocks in Israel show `minutes` of the day, `daysAhead` days after `from`. */
function momentOf(from: WallClock, daysAhead: number, minutes: number): Date {
  const asUtc = Date.UTC(from.year, from.month - 1, from.day + daysAhead, 0, minutes);
  let moment = asUtc - offsetAt(asUtc);
  moment = asUtc - offsetAt(moment);
  return new Date(moment);
}

function offsetAt(time: number): number {
  const shown = wallClock(new Date(time));
  const shownAsUtc = Date.UTC(shown.year, shown.month - 1, shown.day, 0, shown.minutes);
  return shownAsUtc - Math.floor(time / minute) * minute;
}

function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Spans in minutes from the start of today, from yesterday to a week ahead, joined where they touch. */
function spansAround(days: readonly OpeningDay[], weekday: number): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  for (let ahead = -1; ahead <= 7; ahead += 1) {
    const day = days.find((candidate) => candidate.day === (weekday + ahead + 7) % 7);
    for (const { opens, closes } of day?.spans ?? []) {
      const from = ahead * dayMinutes + minutesOf(opens);
      const length = minutesOf(closes) - minutesOf(opens);
      spans.push({ from, to: from + (length > 0 ? length : length + dayMinutes) });
    }
  }
  spans.sort((a, b) => a.from - b.from);
  const joined: typeof spans = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

const timeText = (minutes: number) => {
  const within = ((minutes % dayMinutes) + dayMinutes) % dayMinutes;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
};

/**
 * Computes "open now" by the clock in Israel: a span over midnight belongs to the day it starts on, and the
 * two clock changes of the year shift nothing.
 * @returns null when the card has no opening days
 */
export function openState(days: readonly OpeningDay[], now: Date): OpenState | null {
  if (!days.some((day) => day.spans.length > 0)) return null;
  const wall = wallClock(now);
  const spans = spansAround(days, wall.weekday);
  const present = spans.find((span) => span.from <= wall.minutes && wall.minutes < span.to);
  const change = present ? present.to : spans.find((span) => span.from > wall.minutes)?.from;
  const midnight = momentOf(wall, 1, 0);
  const state = { open: Boolean(present), today: wall.weekday };
  if (change === undefined || change >= wall.minutes + 7 * dayMinutes)
    return { ...state, change: null, validUntil: midnight };
  const daysAhead = Math.floor(change / dayMinutes);
  const at = momentOf(wall, daysAhead, change - daysAhead * dayMinutes);
  const day = (wall.weekday + daysAhead) % 7;
  return {
    ...state,
    change: { at, day, time: timeText(change), daysAhead },
    validUntil: at < midnight ? at : midnight,
  };
}

/** Puts consecutive days with the same times in one row: Sunday to Thursday, Friday, Saturday. */
export function groupDays(
  days: readonly OpeningDay[],
): { from: number; to: number; spans: OpeningDay['spans'] }[] {
  const rows: { from: number; to: number; spans: OpeningDay['spans'] }[] = [];
  for (const { day, spans } of [...days].sort((a, b) => a.day - b.day)) {
    const last = rows.at(-1);
    if (last && last.to === day - 1 && JSON.stringify(last.spans) === JSON.stringify(spans)) last.to = day;
    else rows.push({ from: day, to: day, spans });
  }
  return rows;
}
