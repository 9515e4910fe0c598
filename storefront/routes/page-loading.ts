import { useSyncExternalStore } from 'react';

let underWay = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  underWay += by;
  for (const listener of listeners) listener();
}

export const startLoading = (): void => change(1);
export const endLoading = (): void => change(-1);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while the browser fetches a page's code; the old page stays until then. */
export function usePageLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => underWay > 0,
    () => false,
  );
}
