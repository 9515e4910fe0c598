import { currentUserEndpoint } from '../../../../api/contract/accounts/accounts.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import type { QueryClient } from '@tanstack/react-query';
import { apiRead } from '../../../lib/api-client.ts';
import { clearStoredSession, readStoredUser, storeToken, storeUser } from '../../../lib/browser-store.ts';
import { announceLogout } from './session-events.ts';
import { tokenOfReply, userOfReply, type SessionUser } from './session-user.ts';

export const sessionPath = pathOf(currentUserEndpoint);
export const sessionKey = [sessionPath] as const;

/** Whose session ended last on this page. */
let former: number | null = null;

/**
 * Asks the server for the user of the session and caches the answer (docs/specification.md 4, session). A 401
 * while a local user exists calls `onExpired`, ends the local session and broadcasts a logout; a 401 without
 * one means a guest; any other error keeps the local user.
 */
export async function checkSession(queries: QueryClient, onExpired: () => void): Promise<SessionUser | null> {
  const user = await askServer(queries, onExpired);
  // One user's cached data must not be there for the next.
  if (user && former !== null && user.id !== former) removeReads(queries);
  if (user) former = null;
  queries.setQueryData(sessionKey, user);
  return user;
}

/** Whether a session has ended by itself on this page, and nobody has signed in since. */
export const hasEnded = (): boolean => former !== null;

/** Removes everything that was read for a user, but not who is signed in. */
export const removeReads = (queries: QueryClient): void =>
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionPath });

async function askServer(queries: QueryClient, onExpired: () => void): Promise<SessionUser | null> {
  try {
    const body = await apiRead(sessionPath, {
      on401: 'return-null',
      log: 'warn',
      headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
    });
    if (body === null) return endLocalSession(queries, onExpired);
    const user = userOfReply(body);
    const token = tokenOfReply(body);
    if (token) storeToken(token);
    if (user) storeUser(user);
    return user;
  } catch {
    return queries.getQueryData<SessionUser | null>(sessionKey) ?? userOfReply(readStoredUser());
  }
}

function endLocalSession(queries: QueryClient, onExpired: () => void): null {
  // What the browser stores may be gone already: another tab of it noticed first.
  const user = queries.getQueryData<SessionUser | null>(sessionKey) ?? readStoredUser();
  if (!user) return null;
  former = user.id;
  clearStoredSession();
  onExpired();
  announceLogout('expired');
  return null;
}
