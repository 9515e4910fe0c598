import type { Knex } from 'knex';
import { fromKnex, PgBoss } from 'pg-boss';
import type { AppDeps } from '../deps.ts';
import { isPooled, usualUrl, type DatabaseAddress } from './database-address.ts';
import { clientLimits, maxCommandStatement, maxStatement } from './database-limits.ts';

/** A task that the worker runs by the clock. */
export interface ScheduledTask {
  name: string;
  cron: string;
  /** For work that takes long: after so many hours it counts as lost, after a quarter of one unless given. */
  maxHours?: number;
  run(deps: AppDeps): Promise<unknown>;
}

interface Job<Payload> {
  id: string;
  payload: Payload;
}

/**
 * Background work stored in PostgreSQL (pg-boss): it survives a restart, is retried, and runs once although several
 * workers look for it.
 */
export interface Jobs {
  /** Prepares the tables and queues; safe to call in every process. */
  start(): Promise<void>;
  /**
   * Enqueues work. With `trx` the job exists exactly when the transaction commits.
   * @param runAt earliest time; at once unless given
   */
  send(queue: string, payload: object, options?: { trx?: Knex.Transaction; runAt?: Date }): Promise<void>;
  /**
   * Runs the handler for each job of the queue; a job whose handler throws is tried again later.
   * @param options.maxHours for long work: a job that runs on beyond them is tried again, and one whose process ended
   *   after a few minutes already
   */
  work<Payload extends object>(
    queue: string,
    handler: (job: Job<Payload>) => Promise<void>,
    options?: { maxHours?: number | undefined },
  ): Promise<void>;
  /** Runs the queue by the clock of Jerusalem, once although several workers run. */
  schedule(queue: string, cron: string): Promise<void>;
  /** Lets running jobs finish (up to 10 s) and closes the connections. */
  stop(): Promise<void>;
}

const retries = { retryLimit: 5, retryDelay: 30, retryBackoff: true };
/** Seconds without a sign of life after which long work counts as lost. */
const longestSilence = 300;

/**
 * Makes the tables of the job library, or brings them up to its version.
 * @param ownerUrl address of whoever owns the database
 */
export async function installJobs(ownerUrl: string): Promise<void> {
  // Its pool hands the limits on to the driver.
  const boss = new PgBoss({
    connectionString: ownerUrl,
    application_name: 'bikur-jobs',
    max: 1,
    supervise: false,
    schedule: false,
    ...clientLimits(maxCommandStatement),
  });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}

/**
 * Opens the job queue. Nothing connects before `start`.
 * @param address the application's own database
 * @param report is called with errors between jobs, such as a lost connection
 */
export function openJobs(address: DatabaseAddress, report: (error: Error) => void): Jobs {
  const boss = new PgBoss({
    connectionString: usualUrl(address),
    application_name: 'bikur-jobs',
    max: 4,
    ...clientLimits(maxStatement, isPooled(address)),
  });
  boss.on('error', report);
  const known = new Set<string>();

  async function ensureQueue(queue: string): Promise<void> {
    if (known.has(queue)) return;
    await boss.createQueue(queue, retries);
    known.add(queue);
  }

  return {
    async start() {
      await boss.start();
    },
    async send(queue, payload, { trx, runAt } = {}) {
      await ensureQueue(queue);
      const options = { ...(runAt && { startAfter: runAt }), ...(trx && { db: fromKnex(trx) }) };
      await boss.send(queue, payload, options);
    },
    async work<Payload extends object>(
      queue: string,
      handler: (job: Job<Payload>) => Promise<void>,
      { maxHours }: { maxHours?: number | undefined } = {},
    ) {
      await ensureQueue(queue);
      // Not only when it is made: a queue may be there from before.
      if (maxHours)
        await boss.updateQueue(queue, {
          expireInSeconds: maxHours * 60 * 60,
          heartbeatSeconds: longestSilence,
        });
      await boss.work<Payload>(queue, async (jobs) => {
        for (const job of jobs) await handler({ id: job.id, payload: job.data });
      });
    },
    async schedule(queue, cron) {
      await ensureQueue(queue);
      await boss.schedule(queue, cron, null, { tz: 'Asia/Jerusalem' });
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
