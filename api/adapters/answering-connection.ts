import pg from 'pg';

/** Milliseconds without an answer after which the server is asked whether it lives, and again as long as it does. */
const patience = 5_000;
/** Milliseconds within which a living server lets somebody in and answers. */
const probePatience = 2_500;

/**
 * Makes a watch over the connections of one pool. A server whose processes stand still accepts connections and never
 * answers, so a statement would wait for ever, and a pool be used up by such. A time limit for statements would end
 * slow ones, too (a schema migration, a report); so when an answer is late the server is asked for a sign of life on
 * another connection, and only without one the connection is dropped: its statement fails as on any lost connection,
 * and the pool opens a new one.
 */
export function watchAnswers(databaseUrl: string): (connection: pg.Client) => void {
  let probe: Promise<boolean> | undefined;
  const isAlive = () =>
    (probe ??= answersAtAll(databaseUrl).finally(() => {
      probe = undefined;
    }));

  return (connection) => {
    const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]) => {
      const answered = args.at(-1);
      // A stream of rows has no such callback; knex gives one with everything else.
      if (typeof answered !== 'function') return query(...args);
      let timer: NodeJS.Timeout;
      const wait = () => {
        timer = setTimeout(() => void check(), patience);
        timer.unref();
      };
      let isOver = false;
      const check = async () => {
        if (await isAlive()) {
          if (!isOver) wait();
        } else if (!isOver) drop(connection);
      };
      wait();
      return query(...args.slice(0, -1), (...results: unknown[]) => {
        isOver = true;
        clearTimeout(timer);
        (answered as (...given: unknown[]) => void)(...results);
      });
    };
    connection.query = watched as typeof connection.query;
  };
}

/** A server that refuses us (too many connections, shutting down) has answered, too. */
async function answersAtAll(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'bikur-probe',
    connectionTimeoutMillis: probePatience,
    query_timeout: probePatience,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    drop(client);
  }
}

/**
 * Closes at once: a polite goodbye would wait for the server's. What waits for an answer fails as on a connection
 * that timed out.
 */
function drop(connection: pg.Client): void {
  const { connection: wire } = connection as unknown as {
    connection: { stream: { destroy(error: Error): void } };
  };
  wire.stream.destroy(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }));
}
