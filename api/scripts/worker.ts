import { openArchive } from '../adapters/backup/archive.ts';
import { openDatabase, openDatabaseForCommand, openReader } from '../adapters/database.ts';
import { addressOf, ownerUrlOf } from '../adapters/database-address.ts';
import { ownsTables } from '../adapters/database-roles.ts';
import { hasTimeLimit } from '../adapters/has-time-limit.ts';
import { openStorage } from '../adapters/open-storage.ts';
import { hooks } from '../domains.ts';
import { readEnvironment } from '../env.ts';
import { createLogger } from '../http/logger.ts';
import { stopOnSignals } from '../stop-on-signals.ts';
import { startWorker } from '../worker.ts';
import { traceSources } from '../lib/source-traces.ts';
import { backupTasksOf } from './backup/backup-tasks.ts';
import { startReceiver } from './backup/start-receiver.ts';
import { demoTasksOf } from './demo-tasks.ts';

/** `npm run worker`: a worker alone, beside application processes on the same DATABASE_URL. */
traceSources();
const env = readEnvironment();
if (!env.DATABASE_URL) {
  process.stderr.write('DATABASE_URL is not set: without it, `npm start` runs a worker of its own.\n');
  process.exit(1);
}
const log = createLogger(env);
const address = addressOf(env.DATABASE_URL, env);
const knex = openDatabase(address, 4);
const reader = openReader(address, 3);
const ownerUrl = ownerUrlOf(env) ?? env.DATABASE_URL;
const storage = await openStorage(env);
const worker = await startWorker(
  { env, knex, reader, log, clock: { now: () => new Date() }, storage, hooks },
  address,
  [...demoTasksOf(env), ...backupTasksOf(env, ownerUrl)],
);
const archive = await openArchive(env);
const owner = archive ? openDatabaseForCommand(ownerUrl, 3) : null;
const receiver = archive && owner ? startReceiver({ env, knex: owner, url: ownerUrl, archive, log }) : null;
stopOnSignals(async () => {
  await receiver?.stop();
  await owner?.destroy();
  await worker.stop();
  await knex.destroy();
  await reader.destroy();
});
if (!(await hasTimeLimit(knex)))
  log.warn('statements have no time limit: set it on the role (docs/deploy.md, "With a pooler")');
if (await ownsTables(knex))
  log.warn('the worker owns its database: give it a role of its own (docs/deploy.md, "Three roles")');
log.info('worker is ready');
