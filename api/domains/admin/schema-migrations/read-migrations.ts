import type { Knex } from 'knex';
import type { DatabaseMigrations } from '../../../contract/admin/schema-migrations.schema.ts';
import { readLog } from './migration-log.ts';
import { migrationSourceOf, type LoadedMigration } from './migration-source.ts';
import { plannedSql } from './planned-sql.ts';

interface DoneRow {
  name: string;
  batch: number;
  migration_time: Date;
}

interface MigrationState {
  /** The latest first. */
  done: DoneRow[];
  /** In the order in which they would run. */
  pending: string[];
  files: string[];
}

/** The state of migrations by knex's own table and the folder. */
export async function readMigrationState(knex: Knex): Promise<MigrationState> {
  const files = await migrationSourceOf(knex).getMigrations([]);
  const done = (await knex('knex_migrations')
    .select('name', 'batch', 'migration_time')
    .orderBy('id', 'desc')) as DoneRow[];
  const known = new Set(done.map(({ name }) => name));
  return { done, files, pending: files.filter((name) => !known.has(name)) };
}

/** The last batch, in the order in which it would be rolled back. */
export function lastBatchOf({ done }: MigrationState): DatabaseMigrations['lastBatch'] {
  const batch = Math.max(0, ...done.map((row) => row.batch));
  if (batch === 0) return null;
  return {
    batch,
    names: done.filter((row) => row.batch === batch).map(({ name }) => name),
    isFirst: done.every((row) => row.batch === batch),
  };
}

/** Done and pending migrations, what the pending ones would run, and the log (docs/product.md 7). */
export async function readMigrations(knex: Knex): Promise<DatabaseMigrations> {
  const state = await readMigrationState(knex);
  const source = migrationSourceOf(knex);
  const pending: DatabaseMigrations['pending'] = [];
  for (const name of state.pending)
    pending.push(await plannedSql(name, async () => (await source.getMigration(name)) as LoadedMigration));
  const log = await readLog(knex);
  return {
    done: state.done.map(({ name, batch, migration_time: at }) => ({
      name,
      batch,
      at: at.toISOString(),
      hasFile: state.files.includes(name),
    })),
    pending,
    lastBatch: lastBatchOf(state),
    running: log.find(({ result }) => result === 'running') ?? null,
    log,
  };
}
