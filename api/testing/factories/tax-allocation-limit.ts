import type { Knex } from 'knex';
import { TaxAllocationLimit } from '../../models/TaxAllocationLimit.ts';
import type { Overrides } from './overrides.ts';
import { nextNumber } from './sequence.ts';

/** A limit of a day long ago. */
export function createTaxAllocationLimit(
  knex: Knex,
  overrides: Overrides<TaxAllocationLimit> = {},
): Promise<TaxAllocationLimit> {
  const day = new Date(Date.UTC(1990, 0, nextNumber('allocation limit')));
  return Promise.resolve(
    TaxAllocationLimit.query(knex).insertAndFetch({
      firstDay: day.toISOString().slice(0, 10),
      netMinor: 2_500_000,
      ...overrides,
    }),
  );
}
