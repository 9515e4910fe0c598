import { expect, test } from 'vitest';
import { momentAt } from '../contract/base/israel-clock.ts';
import { afterBusinessMinutes, beforeBusinessMinutes } from './business-hours.ts';

const week = { weekdays: [0, 1, 2, 3, 4], opens: 9 * 60, closes: 18 * 60 };
const at = (date: string, hour: number, minutes = 0) => momentAt(date, hour * 60 + minutes);

test.each([
  ['within a day', at('2026-11-24', 10), at('2026-11-24', 14)],
  ['before the doors open', at('2026-11-24', 3), at('2026-11-24', 13)],
  ['after the doors have closed', at('2026-11-24', 20), at('2026-11-25', 13)],
  ['as far as the doors are open', at('2026-11-24', 14), at('2026-11-24', 18)],
  ['over the night', at('2026-11-24', 16), at('2026-11-25', 11)],
  ['over Friday and Saturday', at('2026-11-26', 17), at('2026-11-29', 12)],
  ['from Friday', at('2026-11-27', 10), at('2026-11-29', 13)],
  ['over a holy day after the Sabbath', at('2026-09-10', 17), at('2026-09-14', 12)],
  ['over the night in which clocks go back', at('2026-10-22', 16), at('2026-10-25', 11)],
])('four hours %s', (_name, from, to) => {
  const due = afterBusinessMinutes(from, 240, week);
  expect(due).toEqual(to);
  expect(beforeBusinessMinutes(due, 240, week).getTime()).toBeGreaterThanOrEqual(from.getTime());
});

test('a whole day is the hours from opening to closing', () => {
  expect(afterBusinessMinutes(at('2026-11-24', 9), 540, week)).toEqual(at('2026-11-24', 18));
  expect(beforeBusinessMinutes(at('2026-11-24', 18), 540, week)).toEqual(at('2026-11-24', 9));
});

test.each([
  ['within a day', at('2026-11-24', 14), at('2026-11-24', 10)],
  ['after the doors have closed', at('2026-11-24', 20), at('2026-11-24', 14)],
  ['as far as the doors are open', at('2026-11-24', 13), at('2026-11-24', 9)],
  ['over the night', at('2026-11-25', 11), at('2026-11-24', 16)],
  ['before the doors open', at('2026-11-25', 3), at('2026-11-24', 14)],
  ['over Friday and Saturday', at('2026-11-29', 12), at('2026-11-26', 17)],
  ['from Saturday', at('2026-11-28', 12), at('2026-11-26', 14)],
  ['over a holy day after the Sabbath', at('2026-09-14', 12), at('2026-09-10', 17)],
])('four hours ago %s', (_name, to, from) => {
  expect(beforeBusinessMinutes(to, 240, week)).toEqual(from);
});

test('what may take no time is due at once while the doors are open, else when they open', () => {
  expect(afterBusinessMinutes(at('2026-11-24', 10), 0, week)).toEqual(at('2026-11-24', 10));
  expect(afterBusinessMinutes(at('2026-11-27', 10), 0, week)).toEqual(at('2026-11-29', 9));
  expect(afterBusinessMinutes(at('2026-11-24', 18, 1), 0, week)).toEqual(at('2026-11-25', 9));
});
