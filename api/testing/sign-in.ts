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
    expiresAt: new Date(Date.now() + hourMilliseconds),
  });
  return secret;
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
    expiresAt: new Date(Date.now() + hourMilliseconds),
  });
  return { Authorization: `Bearer ${token}` };
}
