import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { clearStoredSession } from '../../../lib/browser-store.ts';
import { findRoute } from '../../../routes/find-route.ts';
import { guestTarget } from '../../../routes/route-table.ts';
import { sessionKey, sessionPath } from './check-session.ts';
import { announceLogout } from './session-events.ts';

/** Forgets in this browser who was signed in, once the server has, and broadcasts it. */
export function useEndLocalSession(): () => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(async () => {
    clearStoredSession();
    // A page that needs a person is left first, so that its guard does not ask to log in again.
    if ((findRoute(pathname)?.route.guard ?? 'public') !== 'public') await navigate(guestTarget);
    queries.setQueryData(sessionKey, null);
    // What was fetched for one person must not be there for the next.
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionPath });
    announceLogout('asked');
  }, [queries, navigate, pathname]);
}
