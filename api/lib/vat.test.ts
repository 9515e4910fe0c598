import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitVat } from './vat.ts';

test.each([
  // 18 per cent, the rate since 2025, and the one before it.
  [11_800, 18, 10_000, 1_800],
  [11_700, 17, 10_000, 1_700],
  [10_000, 18, 8_475, 1_525],
  [4_000, 18, 3_390, 610],
  [1, 18, 1, 0],
  [0, 18, 0, 0],
  [4_000, 0, 4_000, 0],
])('of %i agorot at %i%% the price is %i and the tax %i', (gross, rate, net, vat) => {
  expect(splitVat(gross, rate)).toEqual({ net, vat });
});

test('both parts are whole agorot and add up, and the tax is the rate of the price to half an agora', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 25 }), (gross, rate) => {
      const { net, vat } = splitVat(gross, rate);
      expect([Number.isInteger(net), Number.isInteger(vat), net + vat]).toEqual([true, true, gross]);
      expect(Math.abs(vat - (gross * rate) / (100 + rate))).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});
