import { listNotificationsEndpoint } from '../../api/contract/messaging/notifications.endpoint.ts';
import { listSupportMessagesEndpoint } from '../../api/contract/support/support.endpoint.ts';
import { pathOf } from '../../api/contract/endpoint.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { InsteadPage, PageRequest } from '../../api/contract/website/rendering.ts';
import { sessionKey, sessionPath } from '../features/accounts/session/check-session.ts';
import { userOfReply, type SessionUser } from '../features/accounts/session/session-user.ts';

interface KnownSession {
  user: SessionUser | null;
  /** False when the server could not find out; the browser then asks itself. */
  known: boolean;
  instead?: InsteadPage;
}

/** Reads of a signed-in user's header. */
const headerReads = [pathOf(listNotificationsEndpoint), pathOf(listSupportMessagesEndpoint)];

/** Reads the session as the first entry of the page's data cache. */
export async function readSession(request: PageRequest, queries: QueryClient): Promise<KnownSession> {
  const { status, body } = await request.read(sessionPath);
  const user = status === 200 ? userOfReply(body) : null;
  if (status === 503) return { user: null, known: false, instead: 'unavailable' };
  if (status !== 200 && status !== 401) return { user: null, known: false };
  queries.setQueryData(sessionKey, user);
  return { user, known: true };
}

/**
 * Makes the page's reads; a failed one is left to the browser, which shows its error in place.
 * @returns whether the API answered 404 to one of them
 */
export async function fillQueries(
  request: Pick<PageRequest, 'read'>,
  queries: QueryClient,
  paths: readonly string[],
  signedIn: boolean,
): Promise<boolean> {
  const wanted = signedIn ? [...headerReads, ...paths] : paths;
  const statuses = await Promise.all(
    wanted.map(async (path) => {
      const { status, body } = await request.read(path);
      if (status === 200) queries.setQueryData([path], body);
      return status;
    }),
  );
  return statuses.includes(404);
}
