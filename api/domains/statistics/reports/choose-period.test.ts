import { expect, test } from 'vitest';
import { maxPeriodDays } from '../../../contract/statistics/card-events.schema.ts';
import type { AppError } from '../../../errors.ts';
import { choosePeriod, daysOf, periodBefore } from './choose-period.ts';
import { addDays } from './israel-day.ts';

/** Half past midnight on 22 November in Israel. */
const now = new Date('2026-11-21T22:30:00Z');
const today = '2026-11-22';

test.each([
  ['the last thirty days', {}, '2026-10-24', today],
  ['the last seven', { days: '7' as const }, '2026-11-16', today],
  ['as long up to a day', { to: '2026-03-30' }, '2026-03-01', '2026-03-30'],
  ['from a day until today', { from: '2026-11-20' }, '2026-11-20', today],
  ['a day to come', { from: '2026-12-01' }, '2026-12-01', '2026-12-01'],
  ['dates before a number of days', { days: '7' as const, from: '2026-11-21' }, '2026-11-21', today],
  [
    'a last date before a number of days',
    { days: '7' as const, to: '2026-11-21' },
    '2026-10-23',
    '2026-11-21',
  ],
  ['one day', { from: today, to: today }, today, today],
])('a period is %s', (_what, asked, from, to) => {
  expect(choosePeriod(asked as never, now)).toEqual({ from, to });
});

test('it is no longer than events are stored, and ends after it starts; each is said at its date', () => {
  const refusal = (asked: { from: string; to: string }) => {
    try {
      choosePeriod(asked, now);
      return null;
    } catch (error) {
      return Object.keys((error as AppError).fields ?? {});
    }
  };
  const longest = addDays(today, 1 - maxPeriodDays);
  expect(refusal({ from: longest, to: today })).toBeNull();
  expect(refusal({ from: addDays(longest, -1), to: today })).toEqual(['from']);
  expect(refusal({ from: today, to: addDays(today, -1) })).toEqual(['to']);
});

test('the one before is as long, and ends the day before', () => {
  const period = { from: '2026-11-16', to: today };
  expect(periodBefore(period)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect([daysOf(period).length, daysOf(period)[0], daysOf(period).at(-1)]).toEqual([7, '2026-11-16', today]);
});
