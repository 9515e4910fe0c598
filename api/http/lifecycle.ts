/** Announces the server's shutdown to the rest of the application (docs/product.md 10, clean end). */
export interface Lifecycle {
  /** True from the first stop signal on; /readyz then answers 503. */
  readonly draining: boolean;
  /** Runs `close` when draining starts; long-lived answers (server-sent events) end themselves here. */
  onDrain(close: () => void): () => void;
  /** Starts draining. Further calls do nothing. */
  drain(): void;
}

/** Makes the lifecycle of one running application. */
export function createLifecycle(): Lifecycle {
  const closers = new Set<() => void>();
  let draining = false;
  return {
    get draining() {
      return draining;
    },
    onDrain(close) {
      if (draining) close();
      else closers.add(close);
      return () => closers.delete(close);
    },
    drain() {
      if (draining) return;
      draining = true;
      for (const close of closers) close();
      closers.clear();
    },
  };
}
