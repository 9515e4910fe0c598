import { expect, test } from 'vitest';
import { changeInPercent, sparklinePath } from './sparkline-path.ts';

test('stands on nought: half the views are half the height', () => {
  expect(sparklinePath([0, 5, 10]).line).toBe('M4 30L60 17L116 4');
  expect(sparklinePath([0, 5, 10]).end).toEqual({ x: 116, y: 4 });
});

test('of a quiet week lies on the ground', () => {
  expect(sparklinePath([0, 0, 0, 0, 0, 0, 0]).line).not.toMatch(/[^.\d]17/);
  expect(sparklinePath([0, 0]).area).toBe('M4 30L116 30L116 34L4 34Z');
});

test.each([
  [12, 10, 20],
  [5, 10, -50],
  [10, 10, 0],
  [0, 7, -100],
  [3, 0, null],
])('from %i views after %i the change is %o per cent', (now, before, percent) => {
  expect(changeInPercent(now, before)).toBe(percent);
});
