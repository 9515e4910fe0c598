import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { readStoredUser, readToken, storeUser } from '../../../lib/browser-store.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { checkSession, sessionKey } from './check-session.ts';
import { onAuthStateChange } from './session-events.ts';
import type { SessionUser } from './session-user.ts';

export interface Session {
  user: SessionUser | null;
  isAuthenticated: boolean;
  isAdmin: boolean;
  /** True until the session is known: the page then shows the full-page loading screen. */
  isLoading: boolean;
  /**
   * Asks the server again.
   * @returns the user who is signed in now
   */
  recheck(): Promise<SessionUser | null>;
}

const SessionContext = createContext<Session | null>(null);

/**
 * Provides the session. The server sends it with the page; the browser asks again on load when it remembers a
 * user, to notice an expired session, and whenever the page came without it.
 */
export function SessionProvider({ known, children }: { known: boolean; children: ReactNode }) {
  const queries = useQueryClient();
  const { session: texts } = useMessages();
  const [checked, setChecked] = useState(known);
  const recheck = useCallback(
    () =>
      checkSession(queries, () =>
        toast({ title: texts.expiredTitle, description: texts.expiredText, variant: 'warning' }),
      ),
    [queries, texts],
  );
  const { data: user = null } = useQuery<SessionUser | null>({
    queryKey: sessionKey,
    queryFn: recheck,
    enabled: checked,
  });

  useEffect(() => {
    const answered = known ? queries.getQueryData<SessionUser | null>(sessionKey) : null;
    // A stored user whom the server did not recognise must still be stored when the check ends the session.
    if (answered && !readStoredUser()) storeUser(answered);
    if (known && !answered && !readStoredUser() && !readToken()) return;
    void recheck().finally(() => setChecked(true));
    // On load only: later checks are asked for by name.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(
    () =>
      onAuthStateChange((change) => {
        if (change.action === 'logout') queries.setQueryData(sessionKey, null);
        else {
          storeUser(change.user);
          queries.setQueryData<SessionUser | null>(sessionKey, (present) => present ?? change.user);
        }
      }),
    [queries],
  );

  const session = useMemo<Session>(
    () => ({
      user,
      isAuthenticated: user !== null,
      isAdmin: user?.userRole === 'admin',
      isLoading: !checked,
      recheck,
    }),
    [user, checked, recheck],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
