import type { Knex } from 'knex';
import type { UserRole } from '../contract/accounts/roles.schema.ts';
import { AccessToken } from '../models/AccessToken.ts';
import { Session } from '../models/Session.ts';
import type { User } from '../models/User.ts';
import { hashOfSecret, newSecretToken } from '../lib/secret-token.ts';
import { sessionCookie } from '../http/session.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import { createUser } from './factories/user.ts';

const hourMilliseconds = 60 * 60_000;

/** Where a session is to be made. */
type SignInPlace = Pick<TestApp, 'knex'>;

/**
 * Makes a session for a user straight in the database, without the (deliberately slow) password check.
 * @returns the value for the cookie `bikur.sid`
 */
export async function createSession({ knex }: SignInPlace, user: { id: number }): Promise<string> {
  const secret = newSecretToken();
  await Session.query(knex).insert({
    id: hashOfSecret(secret),
    userId: user.id,
    userAgent: 'Test',
    provedAt: new Date(),
    // As after a sign-in with a passkey: staff may enter the back office.
    secondFactorAt: new Date(),
    expiresAt: new Date(Date.now() + hourMilliseconds),
  });
  return secret;
}

/**
 * Keeps sessions signed in, and their proof of identity fresh, for tests that turn the clock forward.
 * @param user whose; everybody's unless given
 */
export async function keepSignedIn(knex: Knex, until: Date | string, user?: { id: number }): Promise<void> {
  await knex('sessions')
    .where(user ? { user_id: user.id } : {})
    .update({ created_at: until, expires_at: until, last_seen_at: until, proved_at: until });
}

/** A new person of this role with a signed-in client. */
export async function signInAs(
  app: Pick<TestApp, 'knex' | 'client'>,
  userRole: UserRole,
): Promise<{ client: TestClient; user: User }> {
  const user = await createUser(app.knex, { userRole });
  return { client: await signedInClient(app, user), user };
}

/** A new client that is signed in as this user. */
export async function signedInClient(
  app: Pick<TestApp, 'knex' | 'client'>,
  user: { id: number },
): Promise<TestClient> {
  const client = app.client();
  client.cookies.set(sessionCookie, await createSession(app, user));
  return client;
}

/**
 * Makes a bearer token for a user.
 * @returns headers to send with each request
 */
export async function bearerHeaders(
  { knex }: SignInPlace,
  user: { id: number },
): Promise<{ Authorization: string }> {
  const token = newSecretToken();
  await AccessToken.query(knex).insert({
    userId: user.id,
    tokenHash: hashOfSecret(token),
    provedAt: new Date(),
    secondFactorAt: new Date(),
    expiresAt: new Date(Date.now() + hourMilliseconds),
  });
  return { Authorization: `Bearer ${token}` };
}
