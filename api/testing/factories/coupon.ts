import type { Knex } from 'knex';
import { Coupon } from '../../models/Coupon.ts';
import type { Overrides } from './overrides.ts';
import { nextNumber } from './sequence.ts';

/** A coupon of a quarter off any plan, unless a sum or another percent is given. */
export function createCoupon(knex: Knex, overrides: Overrides<Coupon> = {}): Promise<Coupon> {
  const number = nextNumber('coupon');
  return Promise.resolve(
    Coupon.query(knex).insertAndFetch({
      code: `PEACH-${number}`,
      name: `מבצע ${number}`,
      ...(overrides.amount === undefined && { percent: 25 }),
      ...overrides,
    }),
  );
}
