import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromMinor, moneyText, toMinor } from './money.schema.ts';

const agorot = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });

test('every amount survives text and back, and the text is the wire form', () => {
  fc.assert(
    fc.property(agorot, (minor) => {
      const text = fromMinor(minor);
      expect(moneyText.safeParse(text).success).toBe(true);
      expect(toMinor(text)).toBe(minor + 0);
    }),
  );
});

test.each([
  ['49.90', 4_990],
  ['1.00', 100],
  ['40', 4_000],
  ['0.5', 50],
  ['-12.50', -1_250],
  ['-0.00', 0],
  ['9999999999.99', 999_999_999_999],
])('%s is %i agorot', (text, minor) => expect(toMinor(text)).toBe(minor));

test.each(['', ' ', '1.005', '1,000.00', '1e3', '+5', '.5', '5.', '₪5', 'NaN', '12345678901', '٣'])(
  'refuses %j',
  (text) => expect(() => toMinor(text)).toThrow(RangeError),
);

test.each([0.5, Number.NaN, Infinity, 1_000_000_000_000])('refuses %d agorot', (minor) =>
  expect(() => fromMinor(minor)).toThrow(RangeError),
);
