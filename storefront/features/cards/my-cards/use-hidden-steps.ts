import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const keyOf = (userId: number): string => `firstStepsHidden:${userId}`;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isHidden(userId: number): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

/**
 * Whether this user hid the list of first steps: stored in this browser only, because it isn't data about
 * cards. The server doesn't know and renders no list, so that none appears only to vanish.
 */
export function useHiddenSteps(userId: number): { hidden: boolean; hide: () => void } {
  const hidden = useSyncExternalStore(
    subscribe,
    () => isHidden(userId),
    () => true,
  );
  const hide = useCallback(() => {
    try {
      localStorage.setItem(keyOf(userId), new Date().toISOString());
    } catch {
      // Without storage the list returns with the next visit.
    }
    for (const listener of listeners) listener();
  }, [userId]);
  return { hidden, hide };
}
