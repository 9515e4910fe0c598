import { expect, test } from 'vitest';
import { briefTime, dayPart } from './day-part.ts';

test.each([
  ['2026-11-29T02:59:59Z', 'night'],
  ['2026-11-29T03:00:00Z', 'morning'],
  ['2026-11-29T09:59:59Z', 'morning'],
  ['2026-11-29T10:00:00Z', 'noon'],
  ['2026-11-29T14:59:59Z', 'noon'],
  ['2026-11-29T15:00:00Z', 'evening'],
  ['2026-11-29T19:59:59Z', 'evening'],
  ['2026-11-29T20:00:00Z', 'night'],
  ['2026-11-29T22:30:00Z', 'night'],
  // In summer Israel is an hour further ahead.
  ['2026-07-01T01:59:59Z', 'night'],
  ['2026-07-01T02:00:00Z', 'morning'],
] as const)('an owner who comes at %s is greeted as at %s, by Israel’s clock', (moment, part) =>
  expect(dayPart(moment)).toBe(part),
);

test('what happened on Israel’s present day has its time, and what is older its date', () => {
  const now = '2026-11-29T21:30:00Z';
  const at = (moment: string) => briefTime(moment, now, 'he', (clock) => `היום ${clock}`);
  expect(at('2026-11-28T22:00:00Z')).toBe('היום 00:00');
  expect(at('2026-11-29T21:29:00Z')).toBe('היום 23:29');
  expect(at('2026-11-28T21:59:59Z')).not.toContain('היום');
  expect(at('2026-11-28T21:59:59Z')).toContain('28');
  // Half an hour after midnight in Israel, which in Greenwich is the evening before.
  expect(briefTime('2026-11-29T21:00:00Z', '2026-11-29T22:30:00Z', 'he', () => 'היום')).not.toBe('היום');
});
