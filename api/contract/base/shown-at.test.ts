import { expect, test } from 'vitest';
import { isShownAt, nextScheduledChange } from './shown-at.ts';

const now = new Date('2026-11-21T10:00:00Z');
const at = '2026-11-21T10:00:00Z';
const [before, after, later] = ['2026-11-21T09:59:59Z', '2026-11-21T10:00:01Z', '2026-11-22T10:00:00Z'];
const item = (showFrom: string | null, showUntil: string | null, isShown = true) => ({
  isShown,
  showFrom,
  showUntil,
});

test.each([
  [item(null, null), true],
  [item(null, null, false), false],
  [item(at, null), true],
  [item(after, null), false],
  [item(null, at), false],
  [item(null, after), true],
  [item(before, after), true],
  [item(before, before), false],
])('%j is shown: %s', (scheduled, isShown) => {
  expect(isShownAt(scheduled, now)).toBe(isShown);
});

test('the next change is the earliest that is still to come, of what may be shown at all', () => {
  expect(nextScheduledChange([item(later, null), item(before, after)], now)).toEqual(new Date(after));
  expect(nextScheduledChange([item(at, null), item(null, at), item(after, null, false)], now)).toBeNull();
  expect(nextScheduledChange([], now)).toBeNull();
});
