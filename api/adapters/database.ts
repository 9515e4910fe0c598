import { join, resolve } from 'node:path';
import knexModule, { type Knex } from 'knex';
import pg from 'pg';
import { watchAnswers } from './answering-connection.ts';
import { directUrl, isPooled, usualUrl, type DatabaseAddress } from './database-address.ts';
import {
  clientLimits,
  connectMilliseconds,
  maxCommandStatement,
  maxStatement,
  serverLimits,
} from './database-limits.ts';
import { setMigrationLimits } from './migration-limits.ts';
import { readInSession, readInTransactions } from './reading-role.ts';
import { prepareNothing } from './unnamed-statements.ts';
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
  address: DatabaseAddress,
  poolSize = 10,
  migrationsFolder?: string,
  statement = maxStatement,
): Knex.Config {
  // The server itself is asked for a sign of life: a pooler whose places are taken lets everybody wait.
  const watch = watchAnswers(directUrl(address));
  const connection = {
    connectionString: usualUrl(address),
    // The driver knows no such setting; whoever listens finds the server itself by it.
    directUrl: directUrl(address),
    application_name: 'bikur',
    ...(isPooled(address)
      ? clientLimits(statement, true)
      : { connectionTimeoutMillis: connectMilliseconds, ...serverLimits(statement) }),
  };
  return {
    client: 'pg',
    connection,
    pool: {
      min: 0,
      max: poolSize,
      afterCreate(connection: pg.Client, done: (error: undefined, connection: pg.Client) => void) {
        if (isPooled(address)) prepareNothing(connection);
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
  address: DatabaseAddress,
  poolSize?: number,
  migrationsFolder?: string,
  statement?: number,
): Knex {
  return knexModule(knexConfig(address, poolSize, migrationsFolder, statement));
}

/**
 * Opens a pool that only reads, for statistics and exports (docs/security.md V1): its connections take the reading role
 * that belongs to the application's, where there is one, and their transactions write nothing wherever.
 */
export function openReader(address: DatabaseAddress, poolSize: number): Knex {
  const config = knexConfig(address, poolSize);
  const takeRole = isPooled(address) ? readInTransactions : readInSession;
  const prepare = config.pool?.afterCreate as (
    connection: pg.Client,
    done: (error: unknown, connection: pg.Client) => void,
  ) => void;
  return knexModule({
    ...config,
    pool: {
      ...config.pool,
      afterCreate(connection: pg.Client, done: (error: unknown, connection: pg.Client) => void) {
        prepare(connection, () => takeRole(connection, (error) => done(error, connection)));
      },
    },
  });
}

/** Opens a pool for an operator's command, whose statements may take as long as they need (an hour). */
export function openDatabaseForCommand(
  databaseUrl: string,
  poolSize?: number,
  migrationsFolder?: string,
): Knex {
  return openDatabase(databaseUrl, poolSize, migrationsFolder, maxCommandStatement);
}
