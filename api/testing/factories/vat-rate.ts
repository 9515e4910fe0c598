import type { Knex } from 'knex';
import { VatRate } from '../../models/VatRate.ts';
import type { Overrides } from './overrides.ts';
import { nextNumber } from './sequence.ts';

/** A rate far ahead, each on a day of its own. */
export async function createVatRate(knex: Knex, overrides: Overrides<VatRate> = {}): Promise<VatRate> {
  const day = new Date(Date.UTC(2100, 0, nextNumber('vat rate')));
  return VatRate.query(knex).insertAndFetch({
    firstDay: day.toISOString().slice(0, 10),
    rate: 19,
    ...overrides,
  });
}
