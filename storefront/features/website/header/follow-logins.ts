import type { QueryClient } from '@tanstack/react-query';
import { announceHeaderUpdated, onAuthStateChange } from '../../accounts/session/session-events.ts';

/** The second refresh after a login, in milliseconds (docs/specification.md 9). */
const secondRefresh = 2_000;

/**
 * After each login fetches everything again at once and two seconds later, and says when the header shows the
 * person (docs/specification.md 4, login).
 * @param onRefreshing true when the first of the two begins, false when it has ended or the person has left
 * @returns ends it
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
