import type { QueryClient } from '@tanstack/react-query';
import { announceHeaderUpdated, onAuthStateChange } from '../../accounts/session/session-events.ts';

/** Delay of the second refresh after a login, in milliseconds (docs/specification.md 9). */
const secondRefresh = 2_000;

/**
 * After each login reads everything again at once and two seconds later, and broadcasts when the header shows
 * the user (docs/specification.md 4, login).
 * @param onRefreshing true when the first refresh starts, false when it has ended or the user has logged out
 * @returns stops listening
 */
export function followLogins(
  queries: Pick<QueryClient, 'invalidateQueries'>,
  onRefreshing: (refreshing: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = onAuthStateChange((change) => {
    clearTimeout(timer);
    if (change.action === 'logout') return onRefreshing(false);
    onRefreshing(true);
    timer = setTimeout(() => void queries.invalidateQueries(), secondRefresh);
    void queries.invalidateQueries().finally(() => {
      onRefreshing(false);
      announceHeaderUpdated();
    });
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
