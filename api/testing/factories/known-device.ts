import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { KnownDevice } from '../../models/KnownDevice.ts';
import { createUser } from './user.ts';
import { randomHexadecimal } from './sequence.ts';

/** A browser in which its user signed in before. */
export async function createKnownDevice(
  knex: Knex,
  overrides: Overrides<KnownDevice> = {},
): Promise<KnownDevice> {
  return KnownDevice.query(knex).insertAndFetch({
    userId: overrides.userId ?? (await createUser(knex)).id,
    deviceHash: randomHexadecimal(64),
    userAgent: 'Firefox, Linux',
    ...overrides,
  });
}
