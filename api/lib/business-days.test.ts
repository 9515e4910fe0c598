import { expect, test } from 'vitest';
import { addBusinessDays } from './business-days.ts';

test.each([
  // A Sunday morning: five days of one week.
  ['2026-11-22T08:00:00Z', 5, '2026-11-29T08:00:00.000Z'],
  ['2026-11-22T08:00:00Z', 4, '2026-11-26T08:00:00.000Z'],
  // Thursday evening, and Friday and Saturday between.
  ['2026-11-26T18:00:00Z', 1, '2026-11-29T18:00:00.000Z'],
  ['2026-11-27T10:00:00Z', 1, '2026-11-29T10:00:00.000Z'],
  // Saturday night in UTC is Sunday in Jerusalem.
  ['2026-11-28T22:30:00Z', 1, '2026-11-29T22:30:00.000Z'],
  // Half past midnight before the day that has 25 hours, which is one day like any other; and around that with 23.
  ['2026-10-20T21:30:00Z', 5, '2026-10-27T22:30:00.000Z'],
  ['2026-10-23T21:30:15.250Z', 1, '2026-10-24T21:30:15.250Z'],
  ['2026-03-26T20:30:00Z', 1, '2026-03-29T19:30:00.000Z'],
  ['2026-03-26T22:30:00Z', 2, '2026-03-29T21:30:00.000Z'],
  ['2026-11-22T08:00:00Z', 0, '2026-11-22T08:00:00.000Z'],
])('%s and %i business days is %s', (from, days, to) => {
  expect(addBusinessDays(new Date(from), days).toISOString()).toBe(to);
});
