import { join, resolve } from 'node:path';
import knexModule, { type Knex } from 'knex';
import pg from 'pg';
import { watchAnswers } from './answering-connection.ts';
import { connectMilliseconds, maxCommandStatement, maxStatement, serverLimits } from './database-limits.ts';
import { setMigrationLimits } from './migration-limits.ts';
import { repository } from '../lib/repository.ts';

// Ids and counts are bigint; they stay below 2^53, and clients expect JSON numbers. So no query converts them itself.
// (A sum of bigints is numeric, which stays text: cast it in the query.)
pg.types.setTypeParser(pg.types.builtins.INT8, readBigint);
// A date without a time stays text; a Date would move it to another day in another zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** @throws {RangeError} for a number that JavaScript would silently round */
function readBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

/** Where schema migrations are and how knex reads them; the same for the server, the tests and the knex command. */
export const migrationsConfig: Knex.MigratorConfigWithLifecycleHooks = {
  directory: join(repository, 'migrations'),
  loadExtensions: ['.ts'],
  extension: 'ts',
  tableName: 'knex_migrations',
  beforeEach: setMigrationLimits,
};

/** The knex configuration (knexfile.ts exports it too). */
export function knexConfig(
  databaseUrl: string,
  poolSize = 10,
  migrationsFolder?: string,
  statement = maxStatement,
): Knex.Config {
  const watch = watchAnswers(databaseUrl);
  return {
    client: 'pg',
    connection: {
      connectionString: databaseUrl,
      application_name: 'bikur',
      connectionTimeoutMillis: connectMilliseconds,
      ...serverLimits(statement),
    },
    pool: {
      min: 0,
      max: poolSize,
      afterCreate(connection: pg.Client, done: (error: undefined, connection: pg.Client) => void) {
        watch(connection);
        done(undefined, connection);
      },
    },
    acquireConnectionTimeout: 5_000,
    migrations: migrationsFolder
      ? { ...migrationsConfig, directory: resolve(migrationsFolder) }
      : migrationsConfig,
  };
}

/**
 * Opens a pool. The caller ends it with `knex.destroy()`.
 * @param migrationsFolder MIGRATIONS_DIR, wherever migrations are read or run
 * @param statement milliseconds after which the server ends a statement
 */
export function openDatabase(
  databaseUrl: string,
  poolSize?: number,
  migrationsFolder?: string,
  statement?: number,
): Knex {
  return knexModule(knexConfig(databaseUrl, poolSize, migrationsFolder, statement));
}

/**
 * Opens a pool that only reads, for statistics and exports (docs/security.md V1): its connections take the reading role
 * that belongs to the application's, where there is one, and their transactions write nothing wherever.
 */
export function openReader(databaseUrl: string, poolSize: number): Knex {
  const config = knexConfig(databaseUrl, poolSize);
  const prepare = config.pool?.afterCreate as (
    connection: pg.Client,
    done: (error: unknown, connection: pg.Client) => void,
  ) => void;
  return knexModule({
    ...config,
    pool: {
      ...config.pool,
      afterCreate(connection: pg.Client, done: (error: unknown, connection: pg.Client) => void) {
        prepare(connection, () => {
          connection.query(takeReadingRole, (error: Error | null) => done(error ?? undefined, connection));
        });
      },
    },
  });
}

const takeReadingRole = `
  set default_transaction_read_only = on;
  select set_config('role', rolname, false) from pg_roles
  where rolname = current_user || '_reader' and pg_has_role(current_user, oid, 'member')`;

/** Opens a pool for an operator's command, whose statements may take as long as they need (an hour). */
export function openDatabaseForCommand(
  databaseUrl: string,
  poolSize?: number,
  migrationsFolder?: string,
): Knex {
  return openDatabase(databaseUrl, poolSize, migrationsFolder, maxCommandStatement);
}
