import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that a runner waits after an error. */
const errorPause = 3_000;

export interface BatchRunner {
  /** Finishes the batch that is under way; the rest waits for another worker or the next start. */
  stop(): Promise<void>;
}

/**
 * Works through a queue in the database, batch after batch, until stopped. Several processes may run it at once.
 * @param advance does one batch; false when there is nothing to do
 * @param report is called with the error of a failed batch, which is tried again
 * @param idlePause milliseconds that an idle runner waits before it looks for work again
 */
export function startBatchRunner(
  advance: () => Promise<boolean>,
  report: (error: unknown) => void,
  idlePause = 1_000,
): BatchRunner {
  const stopped = new AbortController();
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
