import type { DatabaseAddress } from './adapters/database-address.ts';
import { openJobs, type ScheduledTask } from './adapters/jobs.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { startMailCourier } from './domains/messaging/mail/mail-courier.ts';
import { startImportRunner } from './domains/admin/imports/advance-import.ts';
import { startCampaignRunner } from './domains/messaging/campaigns/campaign-runner.ts';
import { startMigrationRunner } from './domains/subscriptions/package-moves/migration-runner.ts';
import { scheduledTasks } from './scheduled-tasks.ts';
import { describeError } from './http/describe-error.ts';
import type { AppDeps } from './deps.ts';
import { openPayments } from './domains/payments/open-provider.ts';

/** Milliseconds that work under way may take to finish; longer work is taken up again after its lease. */
const patience = 10_000;

interface RunningWorker {
  /** Lets running jobs finish (ten seconds at most) and closes the connections. */
  stop(): Promise<void>;
}

/**
 * Runs background work: scheduled tasks, mail, campaigns and package moves. Several workers may run; each task still
 * runs once at its time, and each mail is sent by one of them.
 * @param address of the database; the job queue has its own connections
 * @param moreTasks further scheduled tasks
 */
export async function startWorker(
  deps: AppDeps,
  address: DatabaseAddress,
  moreTasks: readonly ScheduledTask[] = [],
): Promise<RunningWorker> {
  const log = deps.log.child({ process: 'worker' });
  const jobs = openJobs(address, seldom(log));
  await jobs.start();
  const payments = deps.payments === undefined ? await openPayments(deps) : null;
  const equipped = payments ? { ...deps, payments: payments.provider } : deps;
  for (const task of [...scheduledTasks, ...moreTasks]) {
    const work = async () => {
      const outcome = await task.run(equipped);
      log.info({ task: task.name, outcome }, 'task done');
    };
    await jobs.work(task.name, work, { maxHours: task.maxHours });
    await jobs.schedule(task.name, task.cron);
  }
  const courier = startMailCourier({ ...deps, log });
  const migrations = startMigrationRunner({ ...deps, log });
  const campaigns = startCampaignRunner({ ...deps, log });
  const imports = startImportRunner({ ...deps, log });
  return {
    async stop() {
      const stopped = Promise.all([
        courier.stop(),
        migrations.stop(),
        campaigns.stop(),
        imports.stop(),
        jobs.stop(),
      ]);
      const inTime = new AbortController();
      const overdue = pause(patience, undefined, { signal: inTime.signal }).catch(() => undefined);
      await Promise.race([stopped, overdue]);
      inTime.abort();
      await payments?.close();
    },
  };
}

/**
 * Each queue looks for work of its own, and tells each time that the database is away: dozens of lines a second, of which
 * one in five seconds is written.
 */
function seldom(log: AppDeps['log']): (error: Error) => void {
  let quietUntil = 0;
  let unsaid = 0;
  return (error) => {
    const now = performance.now();
    if (now < quietUntil) return void (unsaid += 1);
    // The queue's own errors carry the driver's words and are no instances.
    const err =
      error instanceof Error
        ? describeError(error)
        : describeError(new Error(String((error as Error).message)));
    log.error({ err, ...(unsaid > 0 && { unsaid }) }, 'job queue');
    quietUntil = now + 5_000;
    unsaid = 0;
  };
}
