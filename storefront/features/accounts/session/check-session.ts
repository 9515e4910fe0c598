import { currentUserEndpoint } from '../../../../api/contract/accounts/accounts.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-errors.ts';
import { apiRead } from '../../../lib/api-client.ts';
import { clearStoredSession, readStoredUser, storeToken, storeUser } from '../../../lib/browser-store.ts';
import { announceLogout } from './session-events.ts';
import { tokenOfReply, userOfReply, type SessionUser } from './session-user.ts';

export const sessionPath = pathOf(currentUserEndpoint);
export const sessionKey = [sessionPath] as const;

/**
 * Asks the server for the user of the session and caches the answer (docs/specification.md 4, session). A 401
 * while a local user exists ends the local session, broadcasts a logout and calls `onExpired`; a 401 without
 * one means a guest; any other error keeps the local user.
 */
export async function checkSession(queries: QueryClient, onExpired: () => void): Promise<SessionUser | null> {
  const user = await askServer(onExpired);
  queries.setQueryData(sessionKey, user);
  return user;
}

async function askServer(onExpired: () => void): Promise<SessionUser | null> {
  try {
    const body = await apiRead(sessionPath, {
      on401: 'return-null',
      headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
    });
    if (body === null) return endLocalSession(onExpired);
    const user = userOfReply(body);
    const token = tokenOfReply(body);
    if (token) storeToken(token);
    if (user) storeUser(user);
    return user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return endLocalSession(onExpired);
    return userOfReply(readStoredUser());
  }
}

function endLocalSession(onExpired: () => void): null {
  if (readStoredUser() === null) return null;
  clearStoredSession();
  announceLogout('expired');
  onExpired();
  return null;
}
