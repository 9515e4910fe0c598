import { weekdayOf } from '../../../../api/contract/base/israel-clock.ts';
import type { BusinessHours } from '../../../../api/contract/cards/entities/business-hours.schema.ts';
import type { SpecialDay } from '../../../../api/contract/cards/entities/special-days.schema.ts';
import { comingHolidays, type HolidayDates } from '../../../../api/contract/cards/holidays.ts';
import type { Span } from '../../../../api/contract/cards/opening-spans.ts';
import { addSpanTo, spansOf } from './week.ts';

export type DayState = 'hours' | 'closed' | 'byAppointment';

export const stateOf = ({ spans, byAppointment }: Pick<SpecialDay, 'spans' | 'byAppointment'>): DayState =>
  spans.length > 0 ? 'hours' : byAppointment ? 'byAppointment' : 'closed';

/** What a state makes of a day; its hours stay where it has some. */
export const inState = (day: SpecialDay, state: DayState): SpecialDay => ({
  ...day,
  byAppointment: state === 'byAppointment',
  spans: state !== 'hours' ? [] : day.spans.length > 0 ? day.spans : [shortDay],
});

/** With one more time span. */
export const withSpan = (day: SpecialDay): SpecialDay => ({ ...day, spans: addSpanTo(day.spans) });

const shortDay: Span = { opens: '09:00', closes: '13:00' };
const endOf = { short: '13:00', open: '15:00' } as const;

/** A holiday as it is proposed: what most do, from the hour at which this business opens. */
export function proposalOf({ holiday, from, to, custom }: HolidayDates, week: BusinessHours): SpecialDay {
  const weekly = spansOf(week, weekdayOf(from));
  const isShut = custom === 'closed' || (from === to && week.length > 0 && weekly.length === 0);
  const usual = weekly[0] ?? week.find(({ spans }) => spans.length > 0)?.spans[0] ?? shortDay;
  const closes = custom === 'closed' ? '' : endOf[custom];
  const opens = usual.opens < closes ? usual.opens : shortDay.opens;
  return { from, to, name: null, holiday, spans: isShut ? [] : [{ opens, closes }], byAppointment: false };
}

/** Holidays of the year ahead on whose days the owner has set nothing. */
export const openProposals = (days: readonly SpecialDay[], today: string): HolidayDates[] =>
  comingHolidays(today).filter(
    (holiday) => !days.some(({ from, to }) => from <= holiday.to && holiday.from <= to),
  );

/** A day of the card, or a proposal, as a row of the list. */
interface DayLine {
  day: SpecialDay;
  /** In the card's list; -1 for a proposal. */
  index: number;
  isProposal: boolean;
}

interface Lines {
  days: readonly SpecialDay[];
  proposals: readonly SpecialDay[];
  today: string;
  /** The row that is open, with the date it had when it was opened. */
  opened: { index: number; from: string } | null;
}

/**
 * Days ahead by their dates, proposals between them, and days that are over. The open one stays where it was opened: a
 * date that is typed passes through the years 2, 20 and 202.
 */
export function linesOf({ days, proposals, today, opened }: Lines): { ahead: DayLine[]; past: DayLine[] } {
  const isOpen = ({ index }: DayLine) => index >= 0 && index === opened?.index;
  const isOver = ({ from, to }: SpecialDay) => from !== '' && to !== '' && to < today;
  const dateOf = (line: DayLine) => (isOpen(line) && opened ? opened.from : line.day.from);
  const own = days.map((day, index) => ({ day, index, isProposal: false }));
  const past = own.filter((line) => isOver(line.day) && !isOpen(line));
  const ahead = [
    ...own.filter((line) => !past.includes(line)),
    ...proposals.map((day) => ({ day, index: -1, isProposal: true })),
  ].toSorted((one, other) => dateOf(one).localeCompare(dateOf(other)));
  return { ahead, past };
}

/** By their dates. */
export const inOrder = (days: readonly SpecialDay[]): SpecialDay[] =>
  days.toSorted((one, other) => one.from.localeCompare(other.from));

/** The same day once more: a holiday on its next date, another day a year later. */
export function again(day: SpecialDay, today: string): SpecialDay {
  const next = comingHolidays(today).find(({ holiday }) => holiday === day.holiday);
  if (next) return { ...day, from: next.from, to: next.to };
  const years = Math.max(1, Number(today.slice(0, 4)) - Number(day.to.slice(0, 4)));
  const later = (date: string) => {
    const moved = new Date(date);
    moved.setUTCFullYear(moved.getUTCFullYear() + years);
    return moved.toISOString().slice(0, 10);
  };
  const moved = { ...day, from: later(day.from), to: later(day.to) };
  return moved.to >= today ? moved : again(moved, today);
}
