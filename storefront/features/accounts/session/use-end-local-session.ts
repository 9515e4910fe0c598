import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { nextArrival } from '../../../lib/arrivals.ts';
import { clearStoredSession } from '../../../lib/browser-store.ts';
import { findRoute } from '../../../routes/find-route.ts';
import { guestTarget } from '../../../routes/route-table.ts';
import { removeReads, sessionKey } from './check-session.ts';
import { announceLogout } from './session-events.ts';

/** Removes the user from this browser after the server has ended the session, and broadcasts it. */
export function useEndLocalSession(): () => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(async () => {
    clearStoredSession();
    // Leaves a page that needs a user first, so that its guard does not ask to log in again. The page stays until the
    // browser has the code of the next one.
    if ((findRoute(pathname)?.route.guard ?? 'public') !== 'public') {
      const left = nextArrival();
      await navigate(guestTarget);
      await left;
    }
    queries.setQueryData(sessionKey, null);
    // One user's cached data must not be there for the next.
    removeReads(queries);
    announceLogout('asked');
  }, [queries, navigate, pathname]);
}
