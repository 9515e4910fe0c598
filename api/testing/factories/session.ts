import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { Session } from '../../models/Session.ts';
import { createUser } from './user.ts';
import { randomHexadecimal } from './sequence.ts';

/** A browser that is signed in for a day. */
export async function createSession(knex: Knex, overrides: Overrides<Session> = {}): Promise<Session> {
  return Session.query(knex).insertAndFetch({
    userId: overrides.userId ?? (await createUser(knex)).id,
    id: randomHexadecimal(64),
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/142.0',
    expiresAt: new Date(Date.now() + 86_400_000),
    ...overrides,
  });
}
