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

test('among hundreds of thousands that came once, a new key is hardly ever taken for one that came twice', () => {
  const sketch = new CountingSketch();
  for (let other = 0; other < 400_000; other += 1) sketch.countBelow(100, `other ${other}`);
  const strangers = Array.from({ length: 5_000 }, (_, key) => `stranger ${key}`);
  // Two or three of them; were cells raised that stand above a key's count already, two hundred.
  expect(strangers.filter((key) => !sketch.countBelow(2, key)).length).toBeLessThan(40);
});

test('cleared, it begins anew', () => {
  const sketch = new CountingSketch();
  expect([1, 2].map(() => sketch.countBelow(1, 'דנה 🙂'))).toEqual([true, false]);
  sketch.clear();
  expect(sketch.countBelow(1, 'דנה 🙂')).toBe(true);
});
