import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { AccessToken } from '../../models/AccessToken.ts';
import { createUser } from './user.ts';
import { randomHexadecimal } from './sequence.ts';

/** A bearer token that is good for a day. */
export async function createAccessToken(
  knex: Knex,
  overrides: Overrides<AccessToken> = {},
): Promise<AccessToken> {
  return AccessToken.query(knex).insertAndFetch({
    userId: overrides.userId ?? (await createUser(knex)).id,
    tokenHash: randomHexadecimal(64),
    expiresAt: new Date(Date.now() + 86_400_000),
    ...overrides,
  });
}
