import { expect, test } from 'vitest';
import { isHolyDay } from './holy-days.ts';

test.each([
  // Both days of the New Year, the second of them a Sunday; then Atonement and Tabernacles.
  ['2026-09', [12, 13, 21, 26]],
  ['2026-10', [3]],
  ['2027-04', [22, 28]],
  ['2027-06', [11]],
  ['2027-10', [2, 3, 11, 16, 23]],
])('holy days of rest in %s are %s', (month, days) => {
  const found = Array.from({ length: 28 }, (_, index) => index + 1).filter((day) =>
    isHolyDay(`${month}-${String(day).padStart(2, '0')}`),
  );
  expect(found).toEqual(days);
});
