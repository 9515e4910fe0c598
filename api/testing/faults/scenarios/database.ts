import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Stage, type Row } from '../stage.ts';
import type { BreakableWorld } from '../world.ts';

const usual = 'people do everything at two processes';

/** The second process is told to end in the middle of it, and comes back once the cause is over. */
async function endSecond(world: BreakableWorld): Promise<number> {
  const second = world.applications[1];
  return second ? (await second.end()) / 1_000 : 0;
}
const returnSecond = (world: BreakableWorld) => world.applications[1]?.start();

interface Trouble {
  fault: string;
  milliseconds: number;
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
  /** Whether cards come from memory then. */
  card: boolean;
  /** Whether pages can't be made then. */
  isAway: boolean;
  note?: string;
}

async function through(world: BreakableWorld, trouble: Trouble): Promise<Row> {
  const stage = new Stage(world);
  await stage.warm();
  stage.begin();
  await sleep(2_500);
  await stage.warm();
  await trouble.begin();
  await sleep(trouble.milliseconds / 2);
  if (trouble.isAway) await stage.lookAround({ card: trouble.card });
  const secondsToEnd = await endSecond(world);
  await sleep(trouble.milliseconds / 2);
  await trouble.end();
  const secondsToBeBack = await stage.untilBack([world.first]);
  await returnSecond(world);
  await sleep(1_000);
  return stage.row({
    fault: trouble.fault,
    moment: usual,
    secondsToBeBack,
    secondsToEnd,
    note: trouble.note ?? '',
  });
}

export const killed = (world: BreakableWorld): Promise<Row> =>
  through(world, {
    fault: 'PostgreSQL killed with -9, started again',
    milliseconds: 4_000,
    begin: () => world.database.kill(),
    end: () => world.startDatabase(),
    card: true,
    isAway: true,
  });

export const frozen = (world: BreakableWorld): Promise<Row> =>
  through(world, {
    fault: 'PostgreSQL frozen (SIGSTOP)',
    milliseconds: 50_000,
    begin: () => world.database.freeze(),
    end: () => world.database.thaw(),
    card: true,
    isAway: true,
  });

export const cut = (world: BreakableWorld): Promise<Row> =>
  through(world, {
    fault: 'the way to PostgreSQL cut',
    milliseconds: 4_000,
    begin() {
      world.doors.database.mood = { kind: 'away' };
      world.doors.database.cut();
    },
    end: () => void (world.doors.database.mood = { kind: 'well' }),
    card: true,
    isAway: true,
  });

export const slow = (world: BreakableWorld): Promise<Row> =>
  through(world, {
    fault: 'PostgreSQL slow: 150 ms each way',
    milliseconds: 12_000,
    begin: () => void (world.doors.database.mood = { kind: 'slow', milliseconds: 150 }),
    end: () => void (world.doors.database.mood = { kind: 'well' }),
    card: false,
    isAway: false,
  });

export async function exhausted(world: BreakableWorld): Promise<Row> {
  const held: pg.Client[] = [];
  return through(world, {
    fault: 'every connection of PostgreSQL taken by others',
    milliseconds: 6_000,
    async begin() {
      const { url, knex } = world.database;
      world.doors.database.cut();
      // One of them puts an end to the application's own, the rest takes every place as it becomes free.
      for (let place = 0; place < 260; place += 1) {
        const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 4_000 });
        client.on('error', () => undefined);
        try {
          await client.connect();
          held.push(client);
        } catch {
          break;
        }
      }
      await knex
        .raw(`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'bikur%'`)
        .catch(() => undefined);
      for (let place = 0; place < 40; place += 1) {
        const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
        client.on('error', () => undefined);
        await client.connect().then(
          () => held.push(client),
          () => undefined,
        );
      }
    },
    end: async () => void (await Promise.all(held.map((client) => client.end().catch(() => undefined)))),
    card: false,
    isAway: false,
    note: `${200} connections`,
  });
}

/** Every statement of ours that writes fails, and PostgreSQL itself may end: whoever runs it starts it again. */
export async function fullForLog(world: BreakableWorld): Promise<Row | string> {
  const { small } = world;
  if (!small)
    return 'no small disk could be mounted (only root may): the full disk of the database was not tried';
  const filler = join(small.database, 'filler');
  return through(world, {
    fault: 'the disk of the database and its log (WAL) full',
    milliseconds: 8_000,
    async begin() {
      const { bavail, bsize } = statfsSync(small.database);
      // All but what is written in a second or two.
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 2_000_000)));
      const knex = world.database.knex;
      await knex
        .raw(`create table if not exists faults_filler (t text)`)
        .then(() =>
          knex.raw(
            `insert into faults_filler select repeat(md5(n::text), 200) from generate_series(1, 20000) n`,
          ),
        )
        .catch(() => undefined);
    },
    async end() {
      rmSync(filler, { force: true });
      if (!world.database.isRunning) await world.startDatabase();
    },
    card: false,
    isAway: false,
    note: 'a supervisor starts PostgreSQL again where it ended',
  });
}
