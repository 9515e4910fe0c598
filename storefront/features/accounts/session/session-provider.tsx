import { QueryObserver, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../../i18n/messages.ts';
import { readStoredUser, readToken, storeUser } from '../../../lib/browser-store.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { checkSession, sessionKey } from './check-session.ts';
import { onAuthStateChange } from './session-events.ts';
import type { SessionUser } from './session-user.ts';
import { useLoginRequired } from './use-login-required.ts';

export interface Session {
  user: SessionUser | null;
  isAuthenticated: boolean;
  /** Whether the back office is open to them. */
  isOfficeStaff: boolean;
  /** True until the session is known: the page then shows the full-page loading screen. */
  isLoading: boolean;
  /**
   * Asks the server again.
   * @returns the user who is signed in now
   */
  recheck(): Promise<SessionUser | null>;
  /** The session that has ended by itself, until the user is signed in again. */
  ended: EndedSession | null;
}

interface EndedSession {
  /** What it was at last; the page that stood open goes on seeing it. */
  session: Session;
  pathname: string;
  /** How far the page was scrolled, in pixels. */
  scrollY: number;
}

export const SessionContext = createContext<Session | null>(null);

/**
 * Provides the session. The server sends it with the page; the browser asks again on load when it remembers a
 * user, to notice an expired session, and whenever the page came without it.
 */
export function SessionProvider({ known, children }: { known: boolean; children: ReactNode }) {
  const queries = useQueryClient();
  const { session: texts } = useMessages();
  const [checked, setChecked] = useState(known);
  const [ended, setEnded] = useState<EndedSession | null>(null);
  const latest = useRef<Session>(null);
  const recheck = useCallback(async () => {
    const found = await checkSession(queries, () => {
      toast({ title: texts.expiredTitle, description: texts.expiredText, variant: 'warning' });
      const session = latest.current;
      // Before the user is taken away: the page must never be without both, or its input is gone.
      if (session) flushSync(() => setEnded({ session, pathname: location.pathname, scrollY }));
    });
    if (found) setEnded(null);
    return found;
  }, [queries, texts]);
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
          setEnded(null);
          storeUser(change.user);
          queries.setQueryData<SessionUser | null>(sessionKey, (present) => present ?? change.user);
        }
      }),
    [queries],
  );

  // What the page that stood open has read stays, however long the next sign-in takes.
  useEffect(() => {
    if (!ended) return undefined;
    const reads = queries.getQueryCache().getAll();
    const ends = reads.map(({ queryKey }) =>
      new QueryObserver(queries, { queryKey, enabled: false }).subscribe(() => {}),
    );
    return () => ends.forEach((end) => end());
  }, [ended, queries]);

  const session = useMemo<Session>(
    () => ({
      user,
      isAuthenticated: user !== null,
      isOfficeStaff: user?.abilities?.openBackOffice ?? false,
      isLoading: !checked,
      recheck,
      ended: user ? null : ended,
    }),
    [user, checked, recheck, ended],
  );
  useEffect(() => {
    latest.current = session;
  }, [session]);
  useLoginRequired(user, recheck);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
