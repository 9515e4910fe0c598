import { expect, test } from 'vitest';
import { isAbove } from './is-above.ts';

test.each([
  ['5000.00', '5000.00', false],
  ['5000.01', '5000.00', true],
  ['4999.99', '5000.00', false],
  // By their sums and not by their letters.
  ['10000.00', '5000.00', true],
  ['900.00', '5000.00', false],
  ['99999.00', null, false],
])('a price of %s with the limit %s asks for a business number: %s', (total, limit, asks) =>
  expect(isAbove(total, limit)).toBe(asks),
);
