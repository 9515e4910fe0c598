import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useLocation } from 'react-router';
import { useMessages } from '../../i18n/messages.ts';
import { apiWrite } from '../../lib/api-client.ts';
import { clearStoredSession } from '../../lib/browser-store.ts';
import { findRoute } from '../../routes/find-route.ts';
import { guestTarget } from '../../routes/route-table.ts';
import { toast } from '../toasts/toast-store.ts';
import { sessionKey, sessionPath } from './check-session.ts';
import { announceLogout } from './session-events.ts';

/** Calls the server, clears what is kept of the person and broadcasts it (specification section 4, logout). */
export function useLogout(): () => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { session: texts } = useMessages();
  return useCallback(async () => {
    try {
      await apiWrite('POST', '/api/auth/logout');
    } catch {
      toast({ title: texts.logoutFailedTitle, description: texts.logoutFailedText, variant: 'destructive' });
      return;
    }
    clearStoredSession();
    // The menu that was pressed goes with the session: the focus must not be lost with it.
    document.getElementById('main')?.focus({ preventScroll: true });
    // A page that needs a person is left first, so that its guard does not ask to log in again.
    if ((findRoute(pathname)?.route.guard ?? 'public') !== 'public') await navigate(guestTarget);
    queries.setQueryData(sessionKey, null);
    // What was fetched for one person must not be there for the next.
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionPath });
    announceLogout('asked');
    toast({ title: texts.loggedOutTitle, description: texts.loggedOutText });
  }, [queries, navigate, pathname, texts]);
}
