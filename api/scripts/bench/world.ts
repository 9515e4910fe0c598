import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { openDatabaseForCommand } from '../../adapters/database.ts';
import { baselines, type BaselineName } from './baselines/baselines.ts';
import { openBigDatabase } from './data/open-big-database.ts';
import { groupsOf, type Groups } from './data/groups.ts';
import { moveToOtherCores } from './processes/cores.ts';
import { startProduct } from './processes/start-product.ts';
import { startServer, type Server } from './processes/start-server.ts';

/** What the measures share: the big database, the built product, and servers to compare it with. */
export interface World {
  databaseUrl: string;
  knex: Knex;
  people: number;
  groups: Groups;
  /** For files of this run. */
  folder: string;
  rounds: number;
  /** How long each round of a way takes. */
  seconds: number;
  /** How long a load lasts whose memory is looked at. */
  minutes: number;
  /** The product; one process for all measures that ask for nothing special. */
  product(): Promise<Server>;
  /** A process of the product of one's own, which ends with the measure. */
  ownProduct(settings?: Record<string, string>): Promise<Server>;
  baseline(name: BaselineName): Promise<Server>;
  /** Ends what a measure started. */
  endMeasure(): Promise<void>;
  close(): Promise<void>;
}

interface WorldOptions {
  people: number;
  folder: string;
  rounds: number;
  seconds: number;
  minutes: number;
}

export async function openWorld({ people, folder, rounds, seconds, minutes }: WorldOptions): Promise<World> {
  mkdirSync(folder, { recursive: true });
  const database = await openBigDatabase(people, folder);
  moveToOtherCores(database.pid);
  const knex = openDatabaseForCommand(database.url, 4);
  let running: Server[] = [];
  let shared: Promise<Server> | undefined;
  const started = new Map<BaselineName, Promise<Server>>();
  const keep = (server: Server) => {
    running.push(server);
    return server;
  };
  const start = (settings?: Record<string, string>) =>
    startProduct(database.url, folder, settings).then(keep);
  const endMeasure = async () => {
    const ending = running;
    running = [];
    shared = undefined;
    started.clear();
    await Promise.all(ending.map((server) => server.stop()));
  };
  return {
    databaseUrl: database.url,
    knex,
    people,
    groups: groupsOf(people),
    folder,
    rounds,
    seconds,
    minutes,
    product: () => (shared ??= start()),
    ownProduct: start,
    baseline(name) {
      const known = started.get(name);
      if (known) return known;
      const server = startServer({
        command: [process.execPath, baselines[name]],
        env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: database.url },
        probe: '/ready',
        logFile: join(folder, `${name}.log`),
      }).then(keep);
      started.set(name, server);
      return server;
    },
    endMeasure,
    async close() {
      await endMeasure();
      await knex.destroy();
      await database.close();
    },
  };
}
