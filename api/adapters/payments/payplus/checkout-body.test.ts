import { expect, test } from 'vitest';
import type { CheckoutInput } from '../payment-port.ts';
import { linesAddUp } from './checkout-body.ts';

test('lines add up by their quantities', () => {
  const order = (minor: number) =>
    ({
      amount: { minor, currency: 'ILS' },
      lines: [
        { name: 'כרטיס NFC', quantity: 3, unit: { minor: 4_990, currency: 'ILS' } },
        { name: 'משלוח', quantity: 1, unit: { minor: 3_000, currency: 'ILS' } },
      ],
    }) as CheckoutInput;
  expect(linesAddUp(order(17_970))).toBe(true);
  expect(linesAddUp(order(7_990))).toBe(false);
});
