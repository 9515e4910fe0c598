import { setTimeout as pause } from 'node:timers/promises';

/** How often an idle runner looks for work, and how long it waits after a fault, in milliseconds. */
const idlePause = 1_000;
const errorPause = 5_000;

export interface BatchRunner {
  /** Finishes the batch that is under way; the rest waits for another worker or the next start. */
  stop(): Promise<void>;
}

/**
 * Does work that lies in the database, batch after batch, until stopped. Several may run beside each other.
 * @param advance does one batch; false when there is nothing to do
 * @param report is told of a batch that failed; it is tried again
 */
export function startBatchRunner(
  advance: () => Promise<boolean>,
  report: (error: unknown) => void,
): BatchRunner {
  const stopped = new AbortController();
  // Ends early when the runner is stopped.
  const rest = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal: stopped.signal }).catch(() => {});

  async function run(): Promise<void> {
    while (!stopped.signal.aborted)
      try {
        if (!(await advance())) await rest(idlePause);
      } catch (error) {
        report(error);
        await rest(errorPause);
      }
  }

  const running = run();
  return {
    stop() {
      stopped.abort();
      return running;
    },
  };
}
