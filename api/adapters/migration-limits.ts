import type { Knex } from 'knex';

/**
 * Longest wait of a migration's statement for a lock, as PostgreSQL writes it. Whoever needs the same table waits behind
 * it meanwhile, so it is short, and `migrate` tries again.
 */
const migrationLockTimeout = '100ms';

/** What knex names a migration by: of a folder it says file and folder, of another source what that gave. */
export function nameOfMigration(migration: unknown): string {
  return typeof migration === 'object' && migration && 'file' in migration
    ? String(migration.file)
    : String(migration);
}

/** Longest time of one statement of a migration; the building of an index has its own (migrations/tools/build-index.ts). */
const migrationStatementTimeout = '10min';

/**
 * knex calls it before each migration, up or down, whoever began it: so no author of a migration forgets the limits
 * (docs/operations.md, Deploys).
 * @throws {Error} for a migration outside of a transaction on a pool of several connections, where a setting would
 * reach one of them alone
 */
export async function setMigrationLimits(knex: Knex, migrations: unknown[]): Promise<void> {
  if (!knex.isTransaction && (knex.client as { pool: { max: number } }).pool.max !== 1)
    throw new Error(
      `${nameOfMigration(migrations[0])} runs outside of a transaction: use migrate of api/adapters/migrate.ts.`,
    );
  const scope = knex.isTransaction ? 'local ' : '';
  await knex.raw(`set ${scope}lock_timeout = '${migrationLockTimeout}'`);
  await knex.raw(`set ${scope}statement_timeout = '${migrationStatementTimeout}'`);
}
