import { expect, test } from 'vitest';
import { doOverlap, isBackwards, isOvernight, rangeOf } from './opening-spans.ts';

test.each([
  ['09:00', '17:30', [540, 1_050], false, false],
  ['22:00', '02:00', [1_320, 1_560], true, false],
  ['20:00', '00:00', [1_200, 1_440], false, false],
  ['08:00', '08:00', [480, 1_920], true, true],
  // A night ends by six, or is one of fourteen hours at the most.
  ['12:00', '06:00', [720, 1_800], true, false],
  ['17:00', '07:00', [1_020, 1_860], true, false],
  ['17:00', '07:01', [1_020, 1_861], true, true],
  ['16:59', '07:00', [1_019, 1_860], true, true],
] as const)('from %s to %s it is %j, overnight: %s, a slip: %s', (opens, closes, range, overnight, slip) => {
  const span = { opens, closes };
  expect([rangeOf(span), isOvernight(span), isBackwards(span)]).toEqual([range, overnight, slip]);
});

test('stretches overlap in whatever order they stand, and not where one begins as another ends', () => {
  const span = (opens: string, closes: string) => ({ opens, closes });
  expect(doOverlap([span('16:00', '19:00'), span('09:00', '13:00')])).toBe(false);
  expect(doOverlap([span('13:00', '19:00'), span('09:00', '13:00')])).toBe(false);
  expect(doOverlap([span('12:59', '19:00'), span('09:00', '13:00')])).toBe(true);
  expect(doOverlap([span('09:00', '13:00'), span('14:00', '15:00'), span('14:30', '16:00')])).toBe(true);
  expect(doOverlap([span('09:00', '13:00')])).toBe(false);
});
