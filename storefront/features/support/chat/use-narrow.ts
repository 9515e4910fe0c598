import { useSyncExternalStore } from 'react';

/** The chat's narrow layout applies below 640 px (docs/specification.md 9). */
const narrow = '(max-width: 639.98px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
}
