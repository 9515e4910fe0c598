import { join } from 'node:path';
import { openDatabase } from '../adapters/database.ts';
import { addressOfRunningPostgres } from '../adapters/embedded-postgres.ts';
import { openJobs } from '../adapters/jobs.ts';
import { readEnvironment } from '../env.ts';

/**
 * Puts one job that has failed for good into a queue of the application that runs beside, for the browser tests of the
 * back office: `node api/testing/fail-job.ts QUEUE WORDS`. No task of ours fails when asked to.
 */
const [queue = '', words = ''] = process.argv.slice(2);
const env = readEnvironment();
const address = env.DATABASE_URL ?? addressOfRunningPostgres(join(env.DATA_DIR, 'postgres'));
if (!address || !queue) throw new Error('nothing runs here, or no queue was named');
const knex = openDatabase(address, 2);
const jobs = openJobs(address, () => {});
await jobs.start();
try {
  // Within one transaction: no worker takes it up before it has failed.
  await knex.transaction(async (trx) => {
    await jobs.send(queue, { words }, { trx });
    await trx('pgboss.job')
      .where({ name: queue, state: 'created' })
      .whereRaw(`data->>'words' = ?`, [words])
      .update({
        state: 'failed',
        started_on: trx.fn.now(),
        completed_on: trx.fn.now(),
        retry_count: 5,
        output: JSON.stringify({ message: words, stack: `Error: ${words}\n    at run (task.ts:1:1)` }),
      });
  });
} finally {
  await jobs.stop();
  await knex.destroy();
}
