import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { UserPaymentMethod } from '../../models/UserPaymentMethod.ts';
import { createUser } from './user.ts';
import { nextNumber, randomInteger } from './sequence.ts';

/** A card that can pay, kept as a token. */
export async function createUserPaymentMethod(
  knex: Knex,
  overrides: Overrides<UserPaymentMethod> = {},
): Promise<UserPaymentMethod> {
  return UserPaymentMethod.query(knex).insertAndFetch({
    userId: overrides.userId ?? (await createUser(knex)).id,
    paymentProvider: 'sandbox',
    token: `token-${nextNumber('payment method')}`,
    last4Digits: String(randomInteger(0, 9_999)).padStart(4, '0'),
    cardExpiry: '08/2031',
    cardBrand: 'Visa',
    cardHolderName: 'Dana Levi',
    ...overrides,
  });
}
