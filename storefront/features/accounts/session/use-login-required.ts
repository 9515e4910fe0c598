import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { onLoginRequired } from '../../../lib/api-client.ts';
import { hasEnded, sessionKey } from './check-session.ts';
import type { SessionUser } from './session-user.ts';

/**
 * Looks at the session whenever the server answers a call with 401, and lets the reads that got this answer wait for
 * the next sign-in (docs/product.md 11.10).
 */
export function useLoginRequired(user: SessionUser | null, recheck: () => Promise<unknown>): void {
  const queries = useQueryClient();
  const waiting = useRef<(() => void)[]>([]);
  const look = useEffectEvent(recheck);
  useEffect(() => {
    let looking: Promise<unknown> | null = null;
    onLoginRequired(async () => {
      // Many calls fail at once, and one look is enough.
      if (queries.getQueryData(sessionKey)) await (looking ??= look().finally(() => (looking = null)));
      if (!hasEnded()) return false;
      return new Promise((resolve) => waiting.current.push(() => resolve(true)));
    });
  }, [queries]);
  useEffect(() => {
    if (user) for (const goOn of waiting.current.splice(0)) goOn();
  }, [user]);
}
