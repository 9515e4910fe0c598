import pg from 'pg';

type Answered = (error: Error | null | undefined, result?: unknown) => void;
type Query = (text: unknown, answered: Answered) => void;

const findReadingRole = `
  select rolname as name from pg_roles
  where rolname = current_user || '_reader' and pg_has_role(current_user, oid, 'member')`;

/** For the rest of the session: the reading role, where there is one, and transactions that write nothing. */
const takeForSession = `
  set default_transaction_read_only = on;
  select set_config('role', rolname, false) from (${findReadingRole}) found (rolname)`;

/** Makes a connection one that only reads, as long as it lasts. */
export function readInSession(connection: pg.Client, done: (error?: Error) => void): void {
  connection.query(takeForSession, (error: Error | null) => done(error ?? undefined));
}

/**
 * Makes a connection through a pooler one that only reads. Nothing may be set for its session, which somebody else has
 * after each transaction: so each statement gets a transaction of its own, and each transaction takes the role at its
 * start.
 */
export function readInTransactions(connection: pg.Client, done: (error?: Error) => void): void {
  const query = connection.query.bind(connection) as unknown as Query;
  query(findReadingRole, (error, result) => {
    if (error) return done(error);
    const name = (result as pg.QueryResult<{ name: string }>).rows[0]?.name;
    const role = name ? `; set local role ${pg.escapeIdentifier(name)}` : '';
    wrap(connection, query, `set transaction read only${role}`);
    done();
  });
}

function wrap(connection: pg.Client, query: Query, take: string): void {
  let isInside = false;
  const asked = (text: unknown, values: unknown, given?: Answered) => {
    const answered = given ?? (values as Answered);
    const statement = given && Array.isArray(values) ? { text, values } : text;
    const words = typeof text === 'string' ? text : (text as { text: string }).text;
    if (/^\s*(?:commit|rollback)\s*;?\s*$/iu.test(words)) {
      isInside = false;
      return query(statement, answered);
    }
    if (isInside) return query(statement, answered);
    if (/^\s*begin\b/iu.test(words))
      return query(statement, (error, result) => {
        if (error) return answered(error);
        isInside = true;
        query(take, (refused) => (refused ? answered(refused) : answered(null, result)));
      });
    query(`begin; ${take}`, (refused) => {
      if (refused) return query('rollback', () => answered(refused));
      query(statement, (error, result) =>
        query(error ? 'rollback' : 'commit', () => answered(error, result)),
      );
    });
  };
  connection.query = asked as typeof connection.query;
}
