import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { UserAddress } from '../../models/UserAddress.ts';
import { createUser } from './user.ts';
import { hebrewCity, hebrewPerson, hebrewStreet } from './hebrew-words.ts';
import { randomInteger } from './sequence.ts';

/** An address that is not the primary one. */
export async function createUserAddress(
  knex: Knex,
  overrides: Overrides<UserAddress> = {},
): Promise<UserAddress> {
  return UserAddress.query(knex).insertAndFetch({
    userId: overrides.userId ?? (await createUser(knex)).id,
    recipientName: hebrewPerson(),
    recipientPhone: '052-5550123',
    street: hebrewStreet(),
    houseNumber: String(randomInteger(1, 120)),
    city: hebrewCity(),
    zipCode: String(randomInteger(1_000_000, 9_999_999)),
    ...overrides,
  });
}
