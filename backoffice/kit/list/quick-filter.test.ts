import { expect, test } from 'vitest';
import { sameFilter } from './quick-filter.ts';

test('a filter is the same whatever the order of its parts, and a blank part is none', () => {
  expect(sameFilter({ a: 1, b: ['x', 'y'] }, { b: ['x', 'y'], a: 1 })).toBe(true);
  expect(sameFilter({ a: 1, q: '' }, { a: 1, b: undefined })).toBe(true);
  expect(sameFilter({ a: 1 }, { a: 1, b: null })).toBe(false);
  expect(sameFilter({ a: 1 }, { a: 2 })).toBe(false);
  expect(sameFilter(undefined, {})).toBe(true);
});
