import { expect, test } from 'vitest';
import { linesAddUp } from './checkout-body.ts';

test('lines add up by their quantities', () => {
  const price = (minor: number) => ({ minor, currency: 'ILS' as const });
  const order = (minor: number) => ({
    amount: price(minor),
    lines: [
      { name: 'כרטיס NFC', quantity: 3, unit: price(4_990) },
      { name: 'משלוח', quantity: 1, unit: price(3_000) },
    ],
  });
  expect(linesAddUp(order(17_970))).toBe(true);
  expect(linesAddUp(order(7_990))).toBe(false);
});
