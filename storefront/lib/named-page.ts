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

/** Titles the page by its content (an article, a community) in place of its route, while it is open. */
export function useNamePage(title: string | null): void {
  useEffect(() => {
    publish(title);
    return () => publish(null);
  }, [title]);
}

export function usePageName(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => name,
    () => null,
  );
}
