import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { announceHeaderUpdated, onAuthStateChange } from '../session/session-events.ts';

/** The second refresh after a login, in milliseconds (specification section 9). */
const secondRefresh = 2_000;

/**
 * After a login everything is fetched again at once and two seconds later; true while the first of the two
 * is under way, when the header shows placeholders (specification section 4, login).
 */
export function useHeaderRefresh(): boolean {
  const queries = useQueryClient();
  const [refreshing, setRefreshing] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onAuthStateChange((change) => {
      clearTimeout(timer);
      if (change.action === 'logout') return setRefreshing(false);
      setRefreshing(true);
      timer = setTimeout(() => void queries.invalidateQueries(), secondRefresh);
      void queries.invalidateQueries().finally(() => {
        setRefreshing(false);
        announceHeaderUpdated();
      });
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queries]);
  return refreshing;
}
