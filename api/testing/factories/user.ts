import { hash } from '@node-rs/argon2';
import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { User } from '../../models/User.ts';
import { nextNumber, randomInteger } from './sequence.ts';

/** What the made accounts sign in with, unless `password` (a hash) is given. */
export const factoryPassword = 'bikur-factory-1';
let factoryPasswordHash: Promise<string> | undefined;

/** A verified person with role `user`. */
export async function createUser(knex: Knex, overrides: Overrides<User> = {}): Promise<User> {
  const number = nextNumber('user');
  // Hashed once: the work is meant to be slow.
  factoryPasswordHash ??= hash(factoryPassword);
  return User.query(knex).insertAndFetch({
    username: `user${number}`,
    email: `user${number}@example.test`,
    password: await factoryPasswordHash,
    isEmailVerified: true,
    phone: `050-${randomInteger(1_000_000, 9_999_999)}`,
    ...overrides,
  });
}
