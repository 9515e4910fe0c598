import type { Knex } from 'knex';
import { describeError } from '../../../http/describe-error.ts';
import type { AppDeps } from '../../../deps.ts';
import { eventHandlers } from './event-handlers.ts';
import { processEvents } from './process-events.ts';

// One run at a time for each pool; a call during a run makes one more follow.
const runs = new WeakMap<Knex, { running: Promise<void>; again: boolean }>();

/** Starts processing the inbox in this process; the caller doesn't wait for it. */
export function wakeInbox(deps: AppDeps): void {
  const current = runs.get(deps.knex);
  if (current) {
    current.again = true;
    return;
  }
  const run = { running: Promise.resolve(), again: true };
  runs.set(deps.knex, run);
  run.running = work(deps, run).finally(() => runs.delete(deps.knex));
}

async function work(deps: AppDeps, run: { again: boolean }): Promise<void> {
  while (run.again) {
    run.again = false;
    try {
      await processEvents(deps, eventHandlers);
    } catch (error) {
      deps.log.error({ err: describeError(error) }, 'inbox of payments');
      return;
    }
  }
}

/** Waits for a run under way to end; to be called before the pool is closed. */
export async function settleInbox(knex: Knex): Promise<void> {
  await runs.get(knex)?.running;
}
