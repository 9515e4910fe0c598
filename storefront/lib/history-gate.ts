/** Receives a step through the browser's history before the router, and may hide it from the router. */
type HistoryGate = (event: PopStateEvent) => void;

let gate: HistoryGate | null = null;

/**
 * Listens from before the router starts: the window calls its listeners in the order of their registration,
 * capturing or not, so that a later one couldn't stop the router's.
 */
export function installHistoryGate(): void {
  window.addEventListener('popstate', (event) => gate?.(event));
}

/**
 * Sets the gate for as long as a page needs one.
 * @returns removes it
 */
export function guardHistory(next: HistoryGate): () => void {
  gate = next;
  return () => {
    if (gate === next) gate = null;
  };
}
