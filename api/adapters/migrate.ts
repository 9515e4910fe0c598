import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { openDatabaseForCommand } from './database.ts';

/** Key of the advisory lock that lets one run of migrations through at a time; two numbers that no other lock uses. */
export const migrationLockKeys = [7_411, 20_261] as const;

const tableInUse = '55P03';
const deadlock = '40P01';

/** Whether another statement was in the way, so that a later try may pass. */
export function isInTheWay(error: unknown): boolean {
  return error instanceof Error && 'code' in error && [tableInUse, deadlock].includes(String(error.code));
}

/** Milliseconds before the next try: short at first, half by chance, so that two don't keep meeting. */
export const pauseBefore = (tries: number): number =>
  Math.min(2_000, 50 * 2 ** Math.min(tries, 10)) * (0.5 + Math.random() / 2);

interface MigrateOptions {
  /** MIGRATIONS_DIR */
  folder?: string | undefined;
  /** How long a migration is tried again while others use its table, in milliseconds. */
  patience?: number;
  /** Told of each try that found a table in use. */
  report?: (line: string) => void;
}
interface Migrated {
  /** 0 when nothing was pending. */
  batch: number;
  names: string[];
}

/**
 * Runs what is pending, one migration after the other, each in a transaction of its own or, where it says so
 * (`config.transaction` false), in none. One that finds a table in use steps back and is tried again: so nobody waits
 * longer than for one try. A second run waits for the first; what a killed one left behind is taken up. Into an empty
 * database they go one after the other without a pause (docs/operations.md, Deploys).
 * @throws {Error} of the migration that failed; those before it stay
 */
export function migrate(
  databaseUrl: string,
  { folder, patience = 120_000, report = () => {} }: MigrateOptions = {},
): Promise<Migrated> {
  return alone(databaseUrl, folder, async (knex) => {
    const [done, pending] = (await knex.migrate.list()) as [unknown[], { file: string }[]];
    if (pending.length === 0) return { batch: 0, names: [] };
    if (done.length === 0) {
      const [batch, names] = (await knex.migrate.latest()) as [number, string[]];
      return { batch, names };
    }
    let first: number | undefined;
    const names: string[] = [];
    for (const { file } of pending) {
      const batch = await runPatiently(knex, file, { patience, report });
      first ??= batch;
      // knex counts each as a batch; a run is one, so that it is taken back as one.
      await knex('knex_migrations').where({ name: file }).update({ batch: first });
      names.push(file);
    }
    return { batch: first ?? 0, names };
  });
}

/** Takes the last batch back, each migration in a transaction of its own. */
export function rollBack(databaseUrl: string, folder?: string): Promise<Migrated> {
  return alone(databaseUrl, folder, async (knex) => {
    const [batch, names] = (await knex.migrate.rollback()) as [number, string[]];
    return { batch, names };
  });
}

/** One connection: it holds the lock, and settings of migrations outside of a transaction reach all they do. */
async function alone<Result>(
  databaseUrl: string,
  folder: string | undefined,
  work: (knex: Knex) => Promise<Result>,
): Promise<Result> {
  const knex = openDatabaseForCommand(databaseUrl, 1, folder);
  try {
    await knex.raw('select pg_advisory_lock(?, ?)', [...migrationLockKeys]);
    // Makes knex's own tables where there are none. Its mark of a run under way outlives one that was killed; ours
    // ended with its connection.
    await knex.migrate.list();
    await knex.migrate.forceFreeMigrationsLock();
    return await work(knex);
  } finally {
    await knex.destroy();
  }
}

async function runPatiently(
  knex: Knex,
  name: string,
  { patience, report }: Required<Pick<MigrateOptions, 'patience' | 'report'>>,
): Promise<number> {
  const began = performance.now();
  for (let tries = 0; ; tries += 1)
    try {
      const [batch] = (await knex.migrate.up({ name } as Knex.MigratorConfig)) as [number];
      return batch;
    } catch (error) {
      if (!isInTheWay(error) || performance.now() - began > patience) throw error;
      report(`${name}: the table is in use, trying again.`);
      await pause(pauseBefore(tries));
    }
}
