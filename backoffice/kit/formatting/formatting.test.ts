import { expect, test } from 'vitest';
import { formatDay, formatMoment, readMoment } from './dates.ts';
import { formatCount } from './numbers.ts';

test('moments are told by the clock of Jerusalem, summer and winter, whatever the machine says', () => {
  expect(formatMoment(new Date('2026-11-19T07:12:00Z'))).toBe('19.11.2026, 9:12');
  expect(formatMoment(new Date('2026-07-01T21:30:00Z'))).toBe('2.7.2026, 0:30');
  expect(formatDay(readMoment('2026-03-27') ?? new Date(0))).toBe('27.3.2026');
});

test('what is no moment is none', () => {
  for (const value of ['', 'soon', null, undefined, {}, [], true]) expect(readMoment(value)).toBeNull();
});

test('counts are grouped by thousands', () => {
  expect(formatCount(3412)).toBe('3,412');
});
