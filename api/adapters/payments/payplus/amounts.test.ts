import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDecimal, toDecimal } from './amounts.ts';

test('every amount goes out and comes back as it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (minor) => {
      expect(fromDecimal(JSON.parse(JSON.stringify(toDecimal(minor))))).toBe(minor);
    }),
  );
});

test.each([
  1.005,
  0.001,
  Number.NaN,
  Infinity,
  1e300,
  Number.MAX_SAFE_INTEGER,
  '1.005',
  '1e3',
  '',
  ' 5',
  null,
  undefined,
  {},
  [5],
  true,
])('%j is no amount', (value) => {
  expect(fromDecimal(value)).toBeNull();
});
