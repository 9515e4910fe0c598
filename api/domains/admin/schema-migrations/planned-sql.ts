import { setTimeout as pause } from 'node:timers/promises';
import knexModule, { type Knex } from 'knex';
import type { PendingMigration } from '../../../contract/admin/schema-migrations.schema.ts';
import type { LoadedMigration } from './migration-source.ts';

const patience = 3_000;
const maxStatements = 200;
const maxStatementLength = 20_000;

interface Query {
  sql: string;
  bindings?: unknown[];
  response?: unknown;
}
/** The part of knex's client for PostgreSQL that stands between a statement and the connection. */
interface Dialect {
  positionBindings(sql: string): string;
}
type DialectClass = new (config: Knex.Config) => Dialect;

/**
 * What a migration would run, without a database: its statements are recorded and answered with empty results. So no
 * table is locked and nothing can be left behind; a rehearsal that is rolled back would hold locks on tables in use.
 * The price: a migration that depends on what it reads may run something else, which is said.
 * @param load gives the migration; its error is reported, too
 */
export async function plannedSql(
  name: string,
  load: () => Promise<LoadedMigration>,
): Promise<PendingMigration> {
  const statements: string[] = [];
  const knex = openNotebook((sql) => statements.push(sql.slice(0, maxStatementLength)));
  let refusesTransaction = false;
  let issue: string | null = null;
  const stopped = new AbortController();
  try {
    const migration = await load();
    refusesTransaction = migration.config?.transaction === false;
    const overdue = pause(patience, undefined, { signal: stopped.signal }).then(() => {
      throw new Error(`no end after ${patience / 1_000} s`);
    });
    overdue.catch(() => {});
    await Promise.race([migration.up(knex), overdue]);
  } catch (error) {
    issue = error instanceof Error ? error.message : String(error);
  } finally {
    stopped.abort();
    await knex.destroy();
  }
  return {
    name,
    statements: statements.slice(0, maxStatements),
    readsData: statements.some((sql) => /^\s*(select|with|show|explain|values|table)\b/iu.test(sql)),
    refusesTransaction,
    fault: issue,
  };
}

function openNotebook(write: (sql: string) => void): Knex {
  const plain = knexModule({ client: 'pg' });
  const Postgres = (plain.client as object).constructor as DialectClass;
  const filledIn = ({ sql, bindings = [] }: Query) =>
    bindings.length > 0 ? plain.raw(sql, bindings as Knex.RawBinding[]).toString() : sql;
  class Notebook extends Postgres {
    // Values are filled in for reading, so their placeholders stay as they were written.
    override positionBindings(sql: string): string {
      return sql;
    }
    acquireConnection(): Promise<object> {
      return Promise.resolve({ __knexUid: 'notebook' });
    }
    releaseConnection(): Promise<void> {
      return Promise.resolve();
    }
    _query(_connection: object, query: Query): Promise<Query> {
      if (!/^(begin|commit|rollback|savepoint|release)\b/iu.test(query.sql)) write(filledIn(query));
      const [, command = ''] = /^\s*(\w+)/u.exec(query.sql) ?? [];
      query.response = { rows: [], rowCount: 0, command: command.toUpperCase(), fields: [] };
      return Promise.resolve(query);
    }
  }
  return knexModule({ client: Notebook as unknown as typeof Knex.Client });
}
