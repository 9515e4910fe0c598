import type { Knex } from 'knex';
import type pg from 'pg';

/** A statement that each connection plans once. */
export interface PreparedStatement {
  /** Of its own, in the whole application. */
  name: string;
  /** With `$1` and so on for its values. */
  text: string;
}

/** The part of a pool that knex's own queries use, too. */
interface ConnectionPool {
  acquireConnection(): Promise<pg.Client>;
  releaseConnection(connection: pg.Client): Promise<void>;
}

/**
 * Runs a statement on a connection of the pool, by itself: for those that run so often that building and planning them
 * would cost more than they do. All others are knex's or Objection's.
 * @throws the database's error, and knex's when no connection comes free
 */
export async function runPrepared<Row>(
  knex: Knex,
  statement: PreparedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const pool = knex.client as ConnectionPool;
  const connection = await pool.acquireConnection();
  try {
    return await ask<Row>(connection, { ...statement, values: [...values] });
  } finally {
    await pool.releaseConnection(connection);
  }
}

// By callback, as knex asks: the watch over the pool's connections tells a late answer by it.
const ask = <Row>(connection: pg.Client, query: PreparedStatement & { values: unknown[] }): Promise<Row[]> =>
  new Promise((resolve, reject) => {
    connection.query(query, (error: Error | null, result: pg.QueryResult) =>
      error ? reject(error) : resolve(result.rows as Row[]),
    );
  });
