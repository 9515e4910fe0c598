import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { daysAgo } from './recent-days.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['2026-11-29T10:00:00Z', 0, '2026-11-29'],
  ['2026-11-29T21:59:59Z', 0, '2026-11-29'],
  ['2026-11-29T22:00:00Z', 0, '2026-11-30'],
  ['2026-11-29T10:00:00Z', 7, '2026-11-22'],
  ['2026-11-29T10:00:00Z', -7, '2026-12-06'],
  ['2027-01-01T10:00:00Z', 1, '2026-12-31'],
  // Half an hour before midnight of the day that has 25 hours, and after that of the one that has 23.
  ['2026-10-25T21:30:00Z', 1, '2026-10-24'],
  ['2026-10-28T21:30:00Z', 7, '2026-10-21'],
  ['2026-03-27T21:30:00Z', 1, '2026-03-27'],
  ['2026-10-24T21:30:00Z', -1, '2026-10-26'],
])('at %s, %i days ago it was %s by Israel’s calendar', (now, count, day) => {
  vi.setSystemTime(now);
  expect(daysAgo(count)).toBe(day);
});
