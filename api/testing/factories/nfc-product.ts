import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { NfcProduct } from '../../models/NfcProduct.ts';
import { nextNumber } from './sequence.ts';

/** A physical card of 120, each further one 80. */
export async function createNfcProduct(
  knex: Knex,
  overrides: Overrides<NfcProduct> = {},
): Promise<NfcProduct> {
  const number = nextNumber('nfc product');
  return NfcProduct.query(knex).insertAndFetch({
    name: `כרטיס NFC ${number}`,
    description: 'כרטיס פלסטיק מודפס עם שבב',
    regularPrice: 12_000,
    additionalCardPrice: 8_000,
    features: ['הדפסה דו-צדדית', 'משלוח 3-5 ימי עסקים'],
    sortOrder: number,
    ...overrides,
  });
}
