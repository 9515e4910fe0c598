import { performance } from 'node:perf_hooks';
import { openDatabase } from '../adapters/database.ts';
import { openStorage } from '../adapters/open-storage.ts';
import { EnvironmentError, readEnvironment, type Environment } from '../env.ts';
import { createLogger } from '../http/logger.ts';
import { hooks } from '../domains.ts';
import type { AppDeps } from '../deps.ts';
import { startServer, stopOnSignals } from '../server.ts';
import { startWorker } from '../worker.ts';
import { buildWhatIsStale } from './build.ts';
import { demoTasksOf } from './demo-tasks.ts';
import { migrateOutsideProduction, reachDatabase } from './reach-database.ts';
import { UnknownSchemaError } from './refuse-unknown-schema.ts';
import { seedIfEmpty } from './seed/seed-if-empty.ts';

/**
 * `npm start`: builds what is stale, starts the embedded PostgreSQL when DATABASE_URL is not set, migrates
 * it, fills it with demo data when empty, serves, and runs a worker beside (docs/product.md 10).
 */

const demoAccounts = ['admin', 'moderator', 'owner', 'free', 'lapsed', 'team', 'demo'];

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function welcome(env: Environment, url: string): void {
  // Other programs wait for this line.
  print(`Bikur is ready: ${url}`);
  if (!env.DEMO_DATA) return;
  print(`  Back office:   ${url}/admin`);
  print(`  A card:        ${url}/p/dana-levi`);
  print(`  Demo accounts: ${demoAccounts.map((name) => `${name}@bikur.example`).join(', ')}`);
  print('  Password:      bikur-demo');
  print('  Ctrl-C ends it.');
}

async function start(): Promise<void> {
  const started = performance.now();
  const env = readEnvironment();
  // A production image carries its build and not the clients' sources.
  if (env.NODE_ENV !== 'production') buildWhatIsStale(print);
  const database = await reachDatabase(env);
  let stop = database.stop;
  try {
    await migrateOutsideProduction(env, database.url);
    const log = createLogger(env);
    const knex = openDatabase(database.url, env.DATABASE_POOL_SIZE, env.MIGRATIONS_DIR);
    const deps: AppDeps = {
      env,
      knex,
      log,
      clock: { now: () => new Date() },
      storage: await openStorage(env),
      hooks,
    };
    if (env.DEMO_DATA) await seedIfEmpty(knex, deps.storage, { report: print });
    const server = await startServer(deps);
    const worker = await startWorker(deps, database.url, demoTasksOf(env));
    stop = async () => {
      await worker.stop();
      await server.stop();
      await database.stop();
    };
    stopOnSignals(stop);
    welcome(env, server.url);
    log.info({ milliseconds: Math.round(performance.now() - started) }, 'started');
  } catch (error) {
    await stop();
    throw error;
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof EnvironmentError ? error.message : explain(error)}\n`);
  process.exit(1);
});

/** The usual reasons in words; anything else with its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return 'The port is taken: another Bikur or another program uses it. Set PORT to a free one.';
  if (error.name === 'EmbeddedPostgresInUseError' || error instanceof UnknownSchemaError)
    return error.message;
  return error.stack ?? error.message;
}
