import { pino } from 'pino';
import { openDatabase } from '../adapters/database.ts';
import { openStorage } from '../adapters/open-storage.ts';
import { hooks } from '../domains.ts';
import { readEnvironment } from '../env.ts';
import { startServer } from '../server.ts';
import { stopOnSignals } from '../stop-on-signals.ts';

// The server alone as a process of its own, for tests that send it signals. Prints its address.
const env = readEnvironment();
const server = await startServer({
  env,
  knex: openDatabase(env.DATABASE_URL ?? ''),
  log: pino({ level: 'silent' }),
  clock: { now: () => new Date() },
  storage: await openStorage(env),
  hooks,
});
stopOnSignals(() => server.stop());
process.stdout.write(`${server.url}\n`);
