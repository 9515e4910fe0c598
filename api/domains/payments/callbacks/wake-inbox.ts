import type { Knex } from 'knex';
import { describeError } from '../../../http/describe-error.ts';
import type { AppDeps } from '../../../deps.ts';
import { eventHandlers } from './event-handlers.ts';
import { processEvents } from './process-events.ts';

// One run at a time for each pool; a call during a run makes one more follow.
const runs = new WeakMap<Knex, { running: Promise<void>; again: boolean }>();

/** Has the inbox worked through soon, in this process, without anybody waiting for it. */
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
      await processEvents(deps, eventHandlers(deps));
    } catch (error) {
      deps.log.error({ err: describeError(error) }, 'inbox of payments');
      return;
    }
  }
}

/** Lets a run under way come to its end; to be called before the pool is closed. */
export async function settleInbox(knex: Knex): Promise<void> {
  await runs.get(knex)?.running;
}
