import { sessionCookie } from '../../http/session.ts';
import { bearerHeaders, createSession } from '../../testing/sign-in.ts';
import { addressOf, visitorHeaders } from './load/raw-request.ts';
import type { Knex } from 'knex';
import type { World } from './world.ts';

/**
 * What the storefront of somebody who is signed in sends with every read.
 * @param place one of many networks, of which none may have all places of the overload guard
 */
export async function signedInHeaders(
  { knex }: { knex: Knex },
  user: number,
  place = user,
): Promise<Record<string, string>> {
  const { Accept: _page, ...others } = visitorHeaders(place);
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

/** The same person at so many places at once. */
export async function signedInPlaces(
  world: World,
  user: number,
  places = 40,
): Promise<Record<string, string>[]> {
  const all: Record<string, string>[] = [];
  for (let place = 1; place <= places; place += 1)
    all.push(await signedInHeaders(world, user, place * 1_000));
  return all;
}

/** The first of the made people is an admin. */
export const adminId = 1;
