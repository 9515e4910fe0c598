import { setTimeout as pause } from 'node:timers/promises';
import { describeError } from '../../http/describe-error.ts';
import type { AppParts } from '../../parts.ts';
import { advanceMigration } from './advance-migration.ts';

/** How often an idle runner looks for work, and how long it waits after a fault, in milliseconds. */
const idlePause = 1_000;
const faultPause = 5_000;

export interface MigrationRunner {
  /** Finishes the batch that is under way; the rest waits for another worker or the next start. */
  stop(): Promise<void>;
}

/** Does what moves of packages have to do, batch after batch, until stopped. Several may run beside each other. */
export function startMigrationRunner(parts: Pick<AppParts, 'knex' | 'log' | 'clock'>): MigrationRunner {
  const stopped = new AbortController();
  // Ends early when the runner is stopped.
  const rest = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal: stopped.signal }).catch(() => {});

  async function run(): Promise<void> {
    while (!stopped.signal.aborted)
      try {
        if (!(await advanceMigration(parts))) await rest(idlePause);
      } catch (error) {
        parts.log.error({ err: describeError(error) }, 'package migration');
        await rest(faultPause);
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
