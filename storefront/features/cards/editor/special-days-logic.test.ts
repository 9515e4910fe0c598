import { expect, it } from 'vitest';
import type { SpecialDay } from '../../../../api/contract/cards/entities/special-days.schema.ts';
import { comingHolidays, type HolidayDates } from '../../../../api/contract/cards/holidays.ts';
import {
  again,
  inOrder,
  inState,
  linesOf,
  openProposals,
  proposalOf,
  stateOf,
  withSpan,
} from './special-days-logic.ts';

const today = '2026-11-23';
const day = (from: string, to = from): SpecialDay => ({
  from,
  to,
  name: null,
  holiday: null,
  spans: [],
  byAppointment: false,
});
const shown = (days: SpecialDay[], opened: { index: number; from: string } | null = null) => {
  const { ahead, past } = linesOf({ days, proposals: [day('2026-12-05')], today, opened });
  return { ahead: ahead.map(({ day: { from } }) => from), past: past.map(({ index }) => index) };
};

it('puts days ahead and proposals in order of their dates, and days that are over aside', () => {
  const days = [day('2026-12-24'), day('2026-11-22'), day('2026-11-20', '2026-11-23')];
  expect(shown(days)).toEqual({ ahead: ['2026-11-20', '2026-12-05', '2026-12-24'], past: [1] });
});

// A browser gives the year 2, 20 and 202 on the way to 2027, and no date while a part of it is missing.
it.each(['0002-11-25', '0202-11-25', ''])(
  'leaves the day whose date is being typed where it was opened: "%s"',
  (typed) => {
    const days = [day('2026-11-24'), day(typed), day('2026-12-24')];
    const opened = { index: 1, from: '2026-11-25' };
    expect(shown(days, opened)).toEqual({
      ahead: ['2026-11-24', typed, '2026-12-05', '2026-12-24'],
      past: [],
    });
  },
);

it('takes a day without a whole date for one that is still to come', () => {
  expect(shown([day('', '2026-11-01')]).past).toEqual([]);
});

const span = (opens: string, closes: string) => ({ opens, closes });

it('keeps the hours of a day that has some, and gives short ones to a day that is opened', () => {
  const open = { ...day('2026-12-24'), spans: [span('10:00', '12:00')] };
  expect(inState(open, 'hours').spans).toEqual([span('10:00', '12:00')]);
  expect(inState(day('2026-12-24'), 'hours').spans).toEqual([span('09:00', '13:00')]);
  for (const state of ['hours', 'closed', 'byAppointment'] as const) {
    expect(stateOf(inState(open, state))).toBe(state);
    expect(inState(open, state).byAppointment).toBe(state === 'byAppointment');
  }
  expect(inState(open, 'closed').spans).toEqual([]);
  expect(withSpan(open).spans).toEqual([span('10:00', '12:00'), span('16:00', '19:00')]);
});

const holiday = (custom: HolidayDates['custom'], from: string, to = from): HolidayDates => ({
  holiday: 'purim',
  from,
  to,
  custom,
});
// Wednesday, Thursday and Saturday of one week.
const [wednesday, thursday, saturday] = ['2027-04-21', '2027-04-22', '2027-04-24'] as const;

it.each([
  ['closed', wednesday, wednesday, []],
  ['short', wednesday, wednesday, [span('10:30', '13:00')]],
  ['open', wednesday, wednesday, [span('10:30', '15:00')]],
  // A business that opens after that hour, or has no hours, gets the usual ones.
  ['short', thursday, thursday, [span('09:00', '13:00')]],
  ['open', thursday, thursday, [span('14:00', '15:00')]],
  // Who is shut on the day anyway stays shut; several days go by the first day of the week that has hours.
  ['short', saturday, saturday, []],
  ['open', saturday, '2027-04-26', [span('10:30', '15:00')]],
] as const)('proposes for a holiday that is %s, on %s to %s, what most do', (custom, from, to, spans) => {
  const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    day: weekday,
    spans: weekday === 3 ? [span('10:30', '19:00')] : weekday === 4 ? [span('14:00', '20:00')] : [],
  }));
  expect(proposalOf(holiday(custom, from, to), week)).toEqual({
    from,
    to,
    name: null,
    holiday: 'purim',
    spans,
    byAppointment: false,
  });
});

it('proposes short hours to a business that has not said when it is open', () => {
  expect(proposalOf(holiday('short', saturday), []).spans).toEqual([span('09:00', '13:00')]);
  expect(proposalOf(holiday('open', saturday), []).spans).toEqual([span('09:00', '15:00')]);
  // An opening hour that is the closing one is none.
  const week = [{ day: 3, spans: [span('13:00', '19:00')] }];
  expect(proposalOf(holiday('short', wednesday), week).spans).toEqual([span('09:00', '13:00')]);
});

it('proposes no holiday on whose days the owner has set something', () => {
  const all = comingHolidays(today).map(({ holiday }) => holiday);
  const hanukkah = comingHolidays(today).find(({ holiday }) => holiday === 'hanukkah');
  if (!hanukkah) throw new Error('no holiday');
  const missing = (...days: SpecialDay[]) => {
    const open = openProposals(days, today);
    expect(all.length - open.length).toBeLessThanOrEqual(1);
    return !open.some(({ from }) => from === hanukkah.from);
  };
  const beside = (date: string, count: number) =>
    new Date(Date.parse(date) + count * 86_400_000).toISOString().slice(0, 10);
  expect(missing()).toBe(false);
  expect(missing(day(beside(hanukkah.from, -3), hanukkah.from))).toBe(true);
  expect(missing(day(hanukkah.to, beside(hanukkah.to, 2)))).toBe(true);
  expect(missing(day(beside(hanukkah.from, 2)))).toBe(true);
  expect(missing(day(beside(hanukkah.from, -3), beside(hanukkah.from, -1)))).toBe(false);
  expect(missing(day(beside(hanukkah.to, 1), beside(hanukkah.to, 2)))).toBe(false);
});

it('sets the same day once more: a year later, as often as it takes, and a holiday on its next date', () => {
  const hours = [span('10:00', '12:00')];
  expect(again({ ...day('2025-11-22', '2025-11-24'), name: 'חופשה', spans: hours }, today)).toEqual({
    ...day('2026-11-22', '2026-11-24'),
    name: 'חופשה',
    spans: hours,
  });
  expect(again(day('2026-11-22'), today).from).toBe('2027-11-22');
  expect(again(day('2019-11-23'), today).from).toBe('2026-11-23');
  expect(again(day('2019-11-22'), today).from).toBe('2027-11-22');
  // Days that reach into a new year keep their length.
  expect(again(day('2025-12-30', '2026-01-02'), today)).toMatchObject({
    from: '2026-12-30',
    to: '2027-01-02',
  });
  const [next] = comingHolidays(today).filter((one) => one.holiday === 'purim');
  expect(again({ ...day('2026-03-03'), holiday: 'purim', spans: hours }, today)).toMatchObject({
    from: next?.from,
    to: next?.to,
    spans: hours,
  });
});

it('keeps the days in the order of their dates', () => {
  expect(inOrder([day('2027-01-01'), day('2026-02-01'), day('2026-12-31')]).map(({ from }) => from)).toEqual([
    '2026-02-01',
    '2026-12-31',
    '2027-01-01',
  ]);
});
