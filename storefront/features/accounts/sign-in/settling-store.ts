/** The overlay closes after this time even if the header never reports, in milliseconds (docs/specification.md 9). */
const settlingTimeout = 3000;

let settling = false;
const listeners = new Set<() => void>();

function change(next: boolean) {
  settling = next;
  for (const listener of listeners) listener();
}

/** Covers the page after a login until the header shows the user, at most three seconds (docs/specification.md 4). */
export function startSettling(): void {
  const timer = setTimeout(end, settlingTimeout);
  function end() {
    clearTimeout(timer);
    window.removeEventListener('header-updated', end);
    change(false);
  }
  window.addEventListener('header-updated', end);
  change(true);
}

export function subscribeToSettling(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isSettling = (): boolean => settling;
export const isSettlingOnServer = (): boolean => false;
