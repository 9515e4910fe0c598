import { pino } from 'pino';
import { openDatabase } from '../../adapters/database.ts';
import { openMediaStorage } from '../../adapters/disk-storage.ts';
import type { AppDeps } from '../../deps.ts';
import { hooks } from '../../domains.ts';
import { openPayments } from '../../domains/payments/open-provider.ts';
import { readEnvironment } from '../../env.ts';
import { describeError } from '../../http/describe-error.ts';
import { scheduledTasks } from '../../scheduled-tasks.ts';
import type { WorkerAnswer, WorkerErrand } from './worker-crew.ts';

/**
 * A worker of a history, as a process of its own: it runs the product's tasks when it is told to, by the clock it is
 * told, and may be killed at any moment. What it logs as an error is handed back.
 */
const [databaseUrl = '', dataFolder = ''] = process.argv.slice(2);
/** Milliseconds for one call to the provider, which never answers about some cards. */
const patience = 5_000;
const time = { now: new Date(0) };
const errors: string[] = [];
const knex = openDatabase(databaseUrl, 8);
const base: AppDeps = {
  env: readEnvironment({ NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: dataFolder }),
  knex,
  log: pino({ level: 'error' }, { write: (line) => void errors.push(line.slice(0, 600)) }),
  clock: { now: () => time.now },
  storage: openMediaStorage(dataFolder),
  hooks,
};
const payments = await openPayments(base, patience);
const deps: AppDeps = { ...base, payments: payments.provider };

async function run({ at, tasks }: WorkerErrand): Promise<WorkerAnswer> {
  time.now = new Date(at);
  await Promise.all(
    scheduledTasks
      .filter(({ name }) => tasks.includes(name))
      .map(async (task) => {
        try {
          await task.run(deps);
        } catch (error) {
          errors.push(`${task.name}: ${describeError(error).message}`);
        }
      }),
  );
  return { errors: errors.splice(0) };
}

process.on('message', (errand: WorkerErrand) => {
  void run(errand).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ errors: [] } satisfies WorkerAnswer);
