import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { Product } from '../../models/Product.ts';
import { nextNumber } from './sequence.ts';

/** A plan of 40 a month, 400 a year with three pro cards. */
export async function createProduct(knex: Knex, overrides: Overrides<Product> = {}): Promise<Product> {
  const number = nextNumber('product');
  return Product.query(knex).insertAndFetch({
    name: `חבילה ${number}`,
    description: 'כרטיסי ביקור דיגיטליים לעסק',
    monthlyPrice: 4_000,
    yearlyPrice: 40_000,
    serialNumber: `PLAN-${number}`,
    basicCardCount: 1,
    proCardCount: 3,
    features: ['כתובת אישית', 'סטטיסטיקות מפורטות'],
    sortOrder: number,
    ...overrides,
  });
}
