import type { Knex } from 'knex';
import { BillingDetails } from '../../models/BillingDetails.ts';
import type { Overrides } from './overrides.ts';
import { createUser } from './user.ts';

/** A company's details, with a number whose check digit is right. */
export async function createBillingDetails(
  knex: Knex,
  overrides: Overrides<BillingDetails> = {},
): Promise<BillingDetails> {
  return BillingDetails.query(knex).insertAndFetch({
    userId: overrides.userId ?? (await createUser(knex)).id,
    name: 'נוי עיצוב בע״מ',
    number: '512345679',
    address: 'דרך השלום 7, גבעתיים',
    email: 'books@example.co.il',
    ...overrides,
  });
}
