import { createServer } from 'node:http';
import { openDatabase, openDatabaseForCommand, openReader } from '../adapters/database.ts';
import { openStorage } from '../adapters/open-storage.ts';
import { createApp } from '../app.ts';
import { readEnvironment } from '../env.ts';
import { createLogger } from '../http/logger.ts';
import { hooks } from '../domains.ts';
import type { AppDeps } from '../deps.ts';
import { stopOnSignals } from '../stop-on-signals.ts';
import { startWorker } from '../worker.ts';
import { openDevelopmentClients } from './dev-clients.ts';
import { demoTasksOf } from './demo-tasks.ts';
import { applicationAddress, migrateOutsideProduction, reachDatabase } from './reach-database.ts';
import { UnknownSchemaError } from './refuse-unknown-schema.ts';
import { seedIfEmpty } from './seed/seed-if-empty.ts';

/**
 * `npm run dev`: the API with both clients from their sources on one address, with hot reload; a change in
 * the API starts it anew (node --watch).
 */

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const env = readEnvironment();
const database = await reachDatabase(env);
await migrateOutsideProduction(env, database.url).catch(async (error: unknown) => {
  await database.stop();
  if (!(error instanceof UnknownSchemaError)) throw error;
  console.error(error.message);
  process.exit(1);
});
const storage = await openStorage(env);
if (env.DEMO_DATA) {
  const owner = openDatabaseForCommand(database.url, 2);
  await seedIfEmpty(owner, storage, { report: print }).finally(() => owner.destroy());
}
const address = await applicationAddress(env, database.url);
const knex = openDatabase(address, env.DATABASE_POOL_SIZE, env.MIGRATIONS_DIR);

const server = createServer();
const clients = await openDevelopmentClients(server);
const deps: AppDeps = {
  env: env.DATABASE_URL ? env : { ...env, DATABASE_OWNER_URL: database.url },
  knex,
  reader: openReader(address, 3),
  log: createLogger(env),
  clock: { now: () => new Date() },
  storage,
  hooks,
  storefront: clients.storefront,
};
const app = createApp(deps);
const answer = app.callback();
server.on('request', (request, response) =>
  clients.handle(request, response, () => void answer(request, response)),
);
const worker = await startWorker(deps, address, demoTasksOf(env));

server.listen(env.PORT, env.HOST, () => {
  const listening = server.address();
  const port = typeof listening === 'object' ? listening?.port : env.PORT;
  print(`Bikur is ready: http://${env.HOST}:${port} (storefront, and the back office under /admin)`);
});

stopOnSignals(async () => {
  app.context['lifecycle'].drain();
  server.closeAllConnections();
  server.close();
  await clients.close();
  await worker.stop();
  await knex.destroy();
  await database.stop();
});
