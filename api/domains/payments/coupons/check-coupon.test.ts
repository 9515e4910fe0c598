import { expect, test } from 'vitest';
import { discountOf } from './check-coupon.ts';

test.each([
  ['a tenth', { percent: 10, amount: null }, 4_900, 490],
  ['half an agora, up', { percent: 10, amount: null }, 5, 1],
  ['less than half an agora, down', { percent: 10, amount: null }, 4, 0],
  ['the whole price', { percent: 100, amount: null }, 4_901, 4_901],
  ['a sum', { percent: null, amount: 1_000 }, 4_900, 1_000],
  ['no more than the price', { percent: null, amount: 5_000 }, 4_900, 4_900],
  ['nothing', { percent: null, amount: null }, 4_900, 0],
])('a coupon takes off %s', (_what, coupon, price, discount) => {
  expect(discountOf(coupon, price)).toBe(discount);
});
