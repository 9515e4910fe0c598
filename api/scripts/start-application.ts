import { performance } from 'node:perf_hooks';
import { openArchive } from '../adapters/backup/archive.ts';
import { openDatabase, openDatabaseForCommand, openReader } from '../adapters/database.ts';
import { ownsTables } from '../adapters/database-roles.ts';
import { hasTimeLimit } from '../adapters/has-time-limit.ts';
import { openReplica } from '../adapters/replica.ts';
import { openStorage } from '../adapters/open-storage.ts';
import type { AppDeps } from '../deps.ts';
import { hooks } from '../domains.ts';
import { EnvironmentError, readEnvironment, type Environment } from '../env.ts';
import { inheritedVariables } from '../inherited-variables.ts';
import { createLogger } from '../http/logger.ts';
import { traceSources } from '../lib/source-traces.ts';
import { startServer } from '../server.ts';
import { stopOnSignals, stopWithParent } from '../stop-on-signals.ts';
import { startWorker } from '../worker.ts';
import { backupTasksOf } from './backup/backup-tasks.ts';
import { startArchiver } from './backup/start-archiver.ts';
import { startReceiver } from './backup/start-receiver.ts';
import { demoTasksOf } from './demo-tasks.ts';
import { isEmpty } from './is-empty.ts';
import { applicationAddress, migrateOutsideProduction, reachDatabase } from './reach-database.ts';
import { UnknownSchemaError } from './refuse-unknown-schema.ts';

const demoAccounts = [
  'admin',
  'admin2',
  'finance',
  'support',
  'content',
  'moderator',
  'owner',
  'free',
  'lapsed',
  'team',
  'demo',
];

/** Of each process, for statistics and exports. */
const readingConnections = 3;

/** What is open so far, last opened last; a signal may come before everything is. */
const open: (() => Promise<void>)[] = [];
let isStopping = false;
let isReady = false;

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

/** Demo data are the owner's work: they write what was long ago, of rows that never change again. */
async function fillIfEmpty(env: Environment, ownerUrl: string): Promise<void> {
  const knex = openDatabaseForCommand(ownerUrl, 2);
  try {
    if (!(await isEmpty(knex))) return;
    const { seedIfEmpty } = await import('./seed/seed-if-empty.ts');
    await seedIfEmpty(knex, await openStorage(env), { report: print });
  } finally {
    await knex.destroy();
  }
}

async function stop(): Promise<void> {
  isStopping = true;
  for (const close of open.splice(0).toReversed()) await close();
  // What was starting goes on meanwhile; nothing waits for the pictures it may be drawing.
  if (!isReady) throw new Error('stopped before it served');
}

async function start(): Promise<void> {
  const started = performance.now();
  const env = readEnvironment();
  const archive = await openArchive(env);
  let archiver: ReturnType<typeof startArchiver> | undefined;
  // After the database has ended: it fills its log to the end then.
  if (archive && !env.DATABASE_URL) open.push(async () => archiver?.finish());
  const database = await reachDatabase(env);
  open.push(database.stop);
  if (isStopping) return;
  await migrateOutsideProduction(env, database.url);
  if (env.DEMO_DATA) await fillIfEmpty(env, database.url);
  const address = await applicationAddress(env, database.url);
  const log = createLogger(env);
  const knex = openDatabase(address, env.DATABASE_POOL_SIZE, env.MIGRATIONS_DIR);
  const reader = openReader(address, readingConnections);
  const replica = env.DATABASE_REPLICA_URL
    ? openReplica(knex, openReader(env.DATABASE_REPLICA_URL, env.DATABASE_POOL_SIZE))
    : undefined;
  const storage = await openStorage(env);
  // Migrations of the back office are the owner's work, of the embedded database, too.
  const known = env.DATABASE_URL ? env : { ...env, DATABASE_OWNER_URL: database.url };
  const clock = { now: () => new Date() };
  const deps: AppDeps = { env: known, knex, reader, log, clock, storage, hooks, ...(replica && { replica }) };
  if (isStopping) return;
  const server = await startServer(deps);
  open.push(() => server.stop());
  const worker = await startWorker(deps, address, [...demoTasksOf(env), ...backupTasksOf(env, database.url)]);
  // Both at once: each may take its ten seconds.
  open.push(async () => void (await Promise.all([server.drain(), worker.stop()])));
  if (archive) {
    // Backups read the whole server, which the application's own role may not.
    const owner = openDatabaseForCommand(database.url, 3);
    open.push(() => owner.destroy());
    const parts = { env, knex: owner, url: database.url, archive, log };
    if (!env.DATABASE_URL) archiver = startArchiver(parts);
    open.push((archiver ?? startReceiver(parts)).stop);
  }
  if (isStopping) return;
  if (env.NODE_ENV === 'production' && env.PUBLIC_URL.startsWith('http:'))
    log.warn('PUBLIC_URL is plain http (ALLOW_HTTP): passwords and cookies can be read on the way');
  if (!(await hasTimeLimit(knex)))
    log.warn('statements have no time limit: set it on the role (docs/deploy.md, "With a pooler")');
  if (await ownsTables(knex))
    log.warn('the application owns its database: give it a role of its own (docs/deploy.md, "Three roles")');
  isReady = true;
  welcome(env, server.url);
  log.info({ milliseconds: Math.round(performance.now() - started) }, 'started');
}

/**
 * Starts the embedded PostgreSQL when DATABASE_URL is not set, migrates it, fills it with demo data when empty, serves,
 * and runs a worker beside (docs/product.md 10). Ends the process when it can't start.
 */
export async function startApplication(): Promise<void> {
  traceSources();
  stopOnSignals(stop);
  if (inheritedVariables()['npm_lifecycle_event']) stopWithParent();
  await start().catch(async (error: unknown) => {
    // What fails because everything is being closed is no failure to start.
    if (isStopping) return;
    process.stderr.write(`${error instanceof EnvironmentError ? error.message : explain(error)}\n`);
    await stop().catch(() => undefined);
    process.exit(1);
  });
}

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
