import type { UserRole } from '../contract/accounts/roles.schema.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import { createUser } from './factories/user.ts';
import { bearerHeaders } from './sign-in.ts';

/** A client that acts as this user by bearer token. */
export async function clientOf(app: TestApp, user: { id: number }): Promise<TestClient> {
  const client = app.client();
  client.authorization = (await bearerHeaders(app, user)).Authorization;
  return client;
}

/** A client that acts as somebody new of this role; a guest without one. */
export async function clientAs(app: TestApp, role: UserRole | 'guest'): Promise<TestClient> {
  return role === 'guest' ? app.client() : clientOf(app, await createUser(app.knex, { userRole: role }));
}
