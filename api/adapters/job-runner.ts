import type { Knex } from 'knex';
import { fromKnex, PgBoss } from 'pg-boss';

export interface JobRunner {
  /** Runs failed jobs once more, at once. */
  retry(trx: Knex.Transaction, queue: string, ids: readonly string[]): Promise<void>;
  /** Cancels jobs that wait. */
  cancel(trx: Knex.Transaction, queue: string, ids: readonly string[]): Promise<void>;
}

/**
 * Opens pg-boss over the application's own pool for one piece of work, without its timers and its own connections:
 * processes that answer requests run no jobs.
 * @throws {Error} when no worker has made the job tables yet
 */
export async function withJobRunner<Result>(
  knex: Knex,
  work: (desk: JobRunner) => Promise<Result>,
): Promise<Result> {
  const boss = new PgBoss({
    db: fromKnex(knex),
    supervise: false,
    schedule: false,
    migrate: false,
    createSchema: false,
  });
  // Without a listener an error in between would end the process.
  boss.on('error', () => {});
  await boss.start();
  try {
    return await work({
      async retry(trx, queue, ids) {
        await boss.retry(queue, [...ids], { db: fromKnex(trx) });
      },
      async cancel(trx, queue, ids) {
        await boss.cancel(queue, [...ids], { db: fromKnex(trx) });
      },
    });
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}
