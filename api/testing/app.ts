import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { openDatabase, openReader } from '../adapters/database.ts';
import { openMediaStorage } from '../adapters/disk-storage.ts';
import { readEnvironment, type Environment } from '../env.ts';
import { hooks } from '../domains.ts';
import type { AppDeps, Clock } from '../deps.ts';
import { features } from '../app.ts';
import { logSerializers } from '../http/logger.ts';
import { createOverload } from '../http/overload.ts';
import type { FeatureRouter } from '../http/route.ts';
import { startServer } from '../server.ts';
import { createClient, type TestClient } from './client.ts';
import { createTestDatabase } from './database.ts';

/** One line of the application's log. */
type LogLine = Record<string, unknown>;

export interface TestApp {
  /** `http://127.0.0.1:<free port>` */
  url: string;
  /** As the database's owner; the application itself has a role of its own (`deps.knex`). */
  knex: Knex;
  deps: AppDeps;
  /** Everything logged so far, until the application is closed. */
  logLines: LogLine[];
  /** A new browser: own cookies, not signed in. */
  client(): TestClient;
  /** Ends the server (with this patience in milliseconds) and drops the database. */
  close(patience?: number): Promise<void>;
}

interface TestAppOptions {
  env?: Partial<Environment>;
  clock?: Clock;
  /** A pool of the test's own (a broken one, say) in place of the test database's. */
  knex?: Knex;
  /** Other parts that a test replaces. */
  deps?: Partial<AppDeps>;
  /** Operations of the test's own, beside the product's. */
  features?: readonly FeatureRouter[];
}

/** Starts the whole application as a real HTTP server over a fresh test database. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const knex = options.knex ?? openDatabase(database.applicationUrl);
  // What a test writes is as if this process had written it: its pages are dropped before they are answered again.
  if (!options.knex)
    database.knex.on('query-response', (...given: unknown[]) => knex.emit('query-response', ...given));
  const logLines: LogLine[] = [];
  const dataFolder = await mkdtemp(join(tmpdir(), 'bikur-test-'));
  const base = readEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: database.applicationUrl,
    DATABASE_OWNER_URL: database.url,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataFolder,
  });
  const deps: AppDeps = {
    env: { ...base, ...options.env },
    knex,
    reader: openReader(database.applicationUrl, 2),
    log: pino(
      { level: 'debug', serializers: logSerializers },
      { write: (line) => void logLines.push(JSON.parse(line) as LogLine) },
    ),
    clock: options.clock ?? { now: () => new Date() },
    storage: openMediaStorage(dataFolder),
    hooks,
    // Tests of many at once are no overload, and nobody watches their event loop: the machine may do much else.
    overload: createOverload(10_000),
    ...options.deps,
  };
  const server = await startServer(deps, [...features, ...(options.features ?? [])]);
  return {
    url: server.url,
    knex: database.knex,
    deps,
    logLines,
    // Staff of a test have given their second factor; what it is like without one, second-factor.test.ts asks.
    client: () =>
      createClient(server.url, async ({ id, userRole }) => {
        if (userRole === 'admin')
          await database.knex('sessions').where({ user_id: id }).update({ second_factor_at: new Date() });
      }),
    close: async (patience) => {
      await server.stop(patience);
      await database.destroy();
      await rm(dataFolder, { recursive: true, force: true });
      // A file's variables live as long as the process, which many files share.
      logLines.length = 0;
    },
  };
}
