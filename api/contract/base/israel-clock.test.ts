import { expect, test } from 'vitest';
import { addDays, momentAt, wallClock, weekdayOf } from './israel-clock.ts';

test.each([
  // Midnight in winter and in summer.
  ['2026-11-28T21:59:59.999Z', '2026-11-28', 6, 23 * 60 + 59],
  ['2026-11-28T22:00:00.000Z', '2026-11-29', 0, 0],
  ['2026-07-01T21:00:00.000Z', '2026-07-02', 4, 0],
  // The night to summer time has no hour from two to three, the one back has that from one to two twice.
  ['2026-03-26T23:59:00.000Z', '2026-03-27', 5, 119],
  ['2026-03-27T00:00:00.000Z', '2026-03-27', 5, 180],
  ['2026-10-24T22:30:00.000Z', '2026-10-25', 0, 90],
  ['2026-10-24T23:30:00.000Z', '2026-10-25', 0, 90],
  ['2026-12-31T22:00:00.000Z', '2027-01-01', 5, 0],
  // Before 1970, and when the clocks differed by odd minutes.
  ['1969-12-31T21:59:30.000Z', '1969-12-31', 3, 23 * 60 + 59],
])('at %s the clock in Israel shows %s, weekday %i and minute %i', (moment, date, weekday, minutes) => {
  for (let time = 0; time < 2; time += 1)
    expect(wallClock(new Date(moment))).toEqual({ date, weekday, minutes });
});

test('what the clock showed is told anew for each minute, however many are asked for', () => {
  const first = Date.parse('2026-11-29T00:00:00Z');
  for (let at = 0; at < 250; at += 1) expect(wallClock(new Date(first + at * 60_000)).minutes).toBe(120 + at);
  expect(wallClock(new Date(first)).minutes).toBe(120);
});

test.each([
  ['2026-11-29', 0, '2026-11-28T22:00:00.000Z'],
  ['2026-11-29', 1_439, '2026-11-29T21:59:00.000Z'],
  ['2026-11-29', 1_440, '2026-11-29T22:00:00.000Z'],
  ['2026-07-02', 540, '2026-07-02T06:00:00.000Z'],
  // In the evening before clocks are put forward and back, too.
  ['2026-03-26', 1_380, '2026-03-26T21:00:00.000Z'],
  ['2026-10-24', 1_380, '2026-10-24T20:00:00.000Z'],
  ['2026-03-27', 119, '2026-03-26T23:59:00.000Z'],
  ['2026-03-27', 150, '2026-03-27T00:30:00.000Z'],
  ['2026-03-27', 180, '2026-03-27T00:00:00.000Z'],
  ['2026-10-25', 59, '2026-10-24T21:59:00.000Z'],
  ['2026-10-25', 90, '2026-10-24T23:30:00.000Z'],
  ['2026-10-25', 120, '2026-10-25T00:00:00.000Z'],
])('on %s the clocks show minute %i at %s', (date, minutes, moment) => {
  expect(momentAt(date, minutes).toISOString()).toBe(moment);
});

test('days are counted over months, years and changes of the clock', () => {
  expect([addDays('2026-12-31', 1), addDays('2027-01-01', -1), addDays('2028-02-28', 1)]).toEqual([
    '2027-01-01',
    '2026-12-31',
    '2028-02-29',
  ]);
  expect([addDays('2026-10-24', 2), addDays('2026-03-26', 2), addDays('2026-11-29', 0)]).toEqual([
    '2026-10-26',
    '2026-03-28',
    '2026-11-29',
  ]);
  expect(['2026-11-28', '2026-11-29'].map(weekdayOf)).toEqual([6, 0]);
});
