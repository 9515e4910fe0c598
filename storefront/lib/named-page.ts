import { useEffect, useSyncExternalStore } from 'react';

let name: string | null = null;
const listeners = new Set<() => void>();

function publish(next: string | null): void {
  name = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names the page by what it shows (an article, a community) in place of its route, for as long as it stands. */
export function useNamePage(title: string | null): void {
  useEffect(() => {
    publish(title);
    return () => publish(null);
  }, [title]);
}

/** The name the present page has given itself; null for most. */
export function usePageName(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => name,
    () => null,
  );
}
