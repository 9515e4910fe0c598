/** Looks at a step through the browser's history before the router does, and may keep it from hearing of it. */
export type HistoryGate = (event: PopStateEvent) => void;

let gate: HistoryGate | null = null;

/**
 * Listens from before the router starts: listeners of the window are called in the order in which they came, capturing
 * or not, so that whoever comes later can't stop it.
 */
export function installHistoryGate(): void {
  window.addEventListener('popstate', (event) => gate?.(event));
}

/** Puts a gate up for as long as a page needs one; takes it down when called. */
export function guardHistory(next: HistoryGate): () => void {
  gate = next;
  return () => {
    if (gate === next) gate = null;
  };
}
