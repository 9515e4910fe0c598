/**
 * How long anything may take at the database, in milliseconds. Every connection is opened with one of these
 * (docs/operations/limits.md): a statement that hangs holds its place, and places are few.
 */

/** A statement of the application and its worker; a schema migration of the back office has its own. */
export const maxStatement = 60_000;
/** A statement of an operator's command: a schema migration, a backup, reading all books. */
export const maxCommandStatement = 60 * 60_000;
/** A transaction that does nothing, such as that of a process that stands still: its locks are let go of. */
const longestIdleTransaction = 60_000;

/** Within which a new connection stands; less than a request waits for one of the pool. */
export const connectMilliseconds = 4_000;

/** What the server is told of a connection, whoever opens it. */
export function serverLimits(statement: number) {
  return {
    statement_timeout: statement,
    idle_in_transaction_session_timeout: Math.max(statement, longestIdleTransaction),
  };
}

/**
 * For a connection outside of the pool, which nobody watches for a sign of life: the client gives up, too, when the
 * server says nothing at all.
 * @param byRole the server's limits stand on the role: a pooler refuses connections that ask for any
 */
export function clientLimits(statement: number, byRole = false) {
  return {
    ...(!byRole && serverLimits(statement)),
    connectionTimeoutMillis: connectMilliseconds,
    query_timeout: statement + 5_000,
  };
}
