import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastWholeMonth, monthAfter, monthChoices, monthName, presentMonth } from './month-choices.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('a month begins at Israel’s midnight, and the one to report is the last that is over', () => {
  vi.setSystemTime('2026-12-31T21:59:59Z');
  expect([presentMonth(), lastWholeMonth()]).toEqual(['2026-12', '2026-11']);
  vi.setSystemTime('2026-12-31T22:00:00Z');
  expect([presentMonth(), lastWholeMonth()]).toEqual(['2027-01', '2026-12']);
});

test('every month from the first document on can be chosen, the newest first, and so can the chosen one', () => {
  vi.setSystemTime('2027-02-10T10:00:00Z');
  expect(monthChoices('2026-11', '2027-01')).toEqual(['2027-02', '2027-01', '2026-12', '2026-11']);
  expect(monthChoices('2027-01', '2026-12')).toEqual(['2027-02', '2027-01', '2026-12']);
  expect(monthChoices('2027-02', '2027-03')).toEqual(['2027-03', '2027-02']);
  expect(monthChoices(null, '2027-02')).toEqual(['2027-02']);
  expect(monthChoices('2027-02', '2027-02')).toEqual(['2027-02']);
});

test('months are counted over the years, and named in the reader’s language', () => {
  expect([-13, -1, 0, 1, 2].map((count) => monthAfter('2026-12', count))).toEqual([
    '2025-11',
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
  ]);
  expect([monthName('2026-11', 'he'), monthName('2026-11', 'en')]).toEqual(['נובמבר 2026', 'November 2026']);
});
