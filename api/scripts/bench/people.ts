import { sessionCookie } from '../../http/session.ts';
import { bearerHeaders, createSession } from '../../testing/sign-in.ts';
import { addressOf, visitorHeaders } from './load/raw-request.ts';
import type { World } from './world.ts';

/** What the storefront of somebody who is signed in sends with every read. */
export async function signedInHeaders({ knex }: World, user: number): Promise<Record<string, string>> {
  const { Accept: _page, ...others } = visitorHeaders(user);
  return {
    ...others,
    Accept: 'application/json',
    'Sec-Fetch-Site': 'same-origin',
    Cookie: `${sessionCookie}=${await createSession({ knex }, { id: user })}`,
  };
}

/** What a program sends that acts for somebody: no cookie, so no anti-forgery token. */
export async function programHeaders({ knex }: World, user: number): Promise<Record<string, string>> {
  return { ...(await bearerHeaders({ knex }, { id: user })), 'X-Forwarded-For': addressOf(user) };
}

/** The first of the made people is an admin. */
export const adminId = 1;
