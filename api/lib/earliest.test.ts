import { expect, test } from 'vitest';
import { earliest } from './earliest.ts';

test('the first of several moments, whatever their order; none without any', () => {
  const [first, second] = [new Date('2026-11-29T10:00:00.000Z'), new Date('2026-11-29T10:00:00.001Z')];
  for (const moments of [
    [first, second],
    [second, first],
    [null, second, null, first],
    [first, null],
  ])
    expect(earliest(moments)).toBe(first);
  expect([earliest([]), earliest([null])]).toEqual([null, null]);
});
