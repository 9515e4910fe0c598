import type { Knex } from 'knex';
import {
  migrationPageSize,
  type MigrationProgress,
  type ShownMigration,
} from '../../../contract/subscriptions/package-moves.schema.ts';
import type { MigrationItemState } from '../../../contract/subscriptions/entities/package-migration-item.schema.ts';
import { AppError } from '../../../errors.ts';
import { PackageMigration } from '../../../models/PackageMigration.ts';
import { PackageMigrationItem } from '../../../models/PackageMigrationItem.ts';
import { presentMigration } from './package-migration.presenter.ts';

const newest = 30;
const nobody: MigrationProgress = { planned: 0, changed: 0, skipped: 0, failed: 0, restored: 0, left: 0 };

/**
 * Reads one run with its progress.
 * @throws {AppError} `not_found`
 */
export async function readMigration(knex: Knex, id: number): Promise<ShownMigration> {
  const run = await PackageMigration.query(knex).findById(id);
  if (!run) throw new AppError('not_found');
  const [shown] = await withProgress(knex, [run]);
  if (!shown) throw new AppError('not_found');
  return shown;
}

/** The newest runs, the latest first. */
export async function listMigrations(knex: Knex): Promise<ShownMigration[]> {
  return withProgress(knex, await PackageMigration.query(knex).orderBy('id', 'desc').limit(newest));
}

async function withProgress(knex: Knex, runs: PackageMigration[]): Promise<ShownMigration[]> {
  const counted = await PackageMigrationItem.query(knex)
    .whereIn(
      'migration_id',
      runs.map(({ id }) => id),
    )
    .groupBy('migration_id', 'state')
    .select('migration_id', 'state')
    .count('id as items')
    .castTo<{ migrationId: number; state: MigrationItemState; items: number }[]>();
  return runs.map((run) => {
    const own = counted.filter(({ migrationId }) => migrationId === run.id);
    const found = Object.fromEntries(own.map(({ state, items }) => [state, items]));
    return presentMigration(run, { ...nobody, ...found });
  });
}

interface Wanted {
  page: number;
  state?: MigrationItemState | undefined;
  losing?: 'true' | 'false' | undefined;
}

/** One page of a run's packages, with those of one owner together. */
export async function readMigrationItems(
  knex: Knex,
  migrationId: number,
  { page, state, losing }: Wanted,
): Promise<{ total: number; rows: PackageMigrationItem[] }> {
  const query = PackageMigrationItem.query(knex).where('package_migration_rows.migration_id', migrationId);
  if (state) query.where('package_migration_rows.state', state);
  if (losing === 'true') query.whereRaw(`(losses->'cards' <> '[]' or losses->'features' <> '[]')`);
  if (losing === 'false') query.whereRaw(`losses->'cards' = '[]' and losses->'features' = '[]'`);
  const { results, total } = await query
    .withGraphFetched('[package, user]')
    .orderBy('package_migration_rows.id')
    .page(page - 1, migrationPageSize);
  return { total, rows: results };
}
