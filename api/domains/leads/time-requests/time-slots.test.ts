import { expect, test } from 'vitest';
import { isTakenAt, readChosen, slotsOf } from './time-slots.ts';

const week = (spans: { opens: string; closes: string }[]) => ({
  openingDays: [0, 1, 2, 3, 4].map((day) => ({ day, spans, byAppointment: false })),
  specialDays: [],
});
const morning = week([{ opens: '09:00', closes: '11:00' }]);
/** Monday, nine in the evening in Israel. */
const now = new Date('2026-11-23T19:00:00Z');
const at = (moment: string) => new Date(`2026-11-24T${moment}:00Z`);
const keysOf = (hours: Parameters<typeof slotsOf>[0], minutes: number, moment = now) =>
  slotsOf(hours, { minutes, now: moment, busy: [] }).flatMap(({ slots }) => slots.map(({ key }) => key));

test.each([
  ['before it', '07:00', false],
  ['a minute into it', '07:01', true],
  ['in its last minute', '08:59', true],
  ['right after it', '09:00', false],
])('of a promised hour a time %s is taken: %s is %s', (_where, moment, isTaken) => {
  const elsewhere = { from: at('20:00'), to: at('21:00') };
  expect(isTakenAt(at(moment), 60, [elsewhere, { from: at('08:00'), to: at('09:00') }])).toBe(isTaken);
});

test('times begin half a day ahead to the minute, half an hour apart at the most, and end by closing', () => {
  expect(keysOf(morning, 60).slice(0, 4)).toEqual([
    '2026-11-24T09:00',
    '2026-11-24T09:30',
    '2026-11-24T10:00',
    '2026-11-25T09:00',
  ]);
  const later = new Date(now.getTime() + 60_000);
  expect(keysOf(morning, 60, later)[0]).toBe('2026-11-24T09:30');
  expect(keysOf(morning, 20).slice(0, 3)).toEqual([
    '2026-11-24T09:00',
    '2026-11-24T09:20',
    '2026-11-24T09:40',
  ]);
  // Two weeks ahead, and no day that has none.
  const days = slotsOf(morning, { minutes: 60, now, busy: [] }).map(({ date }) => date);
  expect([days.length, days[0], days.at(-1)]).toEqual([10, '2026-11-24', '2026-12-07']);
});

test('a night’s times after midnight are the next day’s, and hours in any order come in theirs', () => {
  const late = week([
    { opens: '22:00', closes: '02:00' },
    { opens: '20:00', closes: '21:00' },
  ]);
  expect(keysOf(late, 60).filter((key) => key.startsWith('2026-11-24'))).toEqual([
    '2026-11-24T20:00',
    '2026-11-24T22:00',
    '2026-11-24T22:30',
    '2026-11-24T23:00',
    '2026-11-24T23:30',
  ]);
});

test('an hour that the clocks skip is offered to nobody', () => {
  const friday = [{ day: 5, spans: [{ opens: '01:00', closes: '04:00' }], byAppointment: false }];
  const night = { openingDays: friday, specialDays: [] };
  // On 26 March 2027 two o'clock in the morning is three.
  expect(keysOf(night, 30, new Date('2027-03-25T08:00:00Z')).slice(0, 4)).toEqual([
    '2027-03-26T01:00',
    '2027-03-26T01:30',
    '2027-03-26T03:00',
    '2027-03-26T03:30',
  ]);
});

test('chosen times are read once each, in their order; one that can’t be had refuses all', () => {
  const wish = { minutes: 60, now, busy: [{ from: at('08:00'), to: at('09:00') }] };
  const choose = (...keys: string[]) => readChosen(keys, morning, wish);
  expect(choose('2026-11-25T09:30', '2026-11-24T09:00', '2026-11-25T09:30')).toEqual({
    times: [at('07:00'), new Date('2026-11-25T07:30:00Z')],
  });
  const first = '2026-11-24T09:00';
  expect(choose(first, '2026-11-24T10:00')).toEqual({ refusal: 'time_taken' });
  expect(choose(first, '2026-11-24T08:59')).toEqual({ refusal: 'time_past' });
  expect(choose(first, '2026-11-24T15:00')).toEqual({ refusal: 'time_not_open' });
  // Half a day ahead itself is no longer too early, only not open.
  expect(readChosen(['2026-11-24T09:00'], week([]), wish)).toEqual({ refusal: 'time_not_open' });
  for (const key of ['', 'x', '2026-13-40T09:00']) expect(choose(key)).toEqual({ refusal: 'time_not_open' });
});
