import { expect, test } from 'vitest';
import { CountingSketch } from './counting-sketch.ts';

test('a key is counted up to its limit and never beyond, beside many others', () => {
  const sketch = new CountingSketch();
  for (let other = 0; other < 50_000; other += 1) sketch.countBelow(3, `other ${other}`);
  const counted = Array.from({ length: 10 }, () => sketch.countBelow(5, 'one'));
  expect(counted).toEqual([...Array(5).fill(true), ...Array(5).fill(false)]);
  expect(sketch.countBelow(6, 'one')).toBe(true);
  expect(sketch.countBelow(5, 'two')).toBe(true);
});

test('cleared, it begins anew', () => {
  const sketch = new CountingSketch();
  expect([1, 2].map(() => sketch.countBelow(1, 'דנה 🙂'))).toEqual([true, false]);
  sketch.clear();
  expect(sketch.countBelow(1, 'דנה 🙂')).toBe(true);
});
