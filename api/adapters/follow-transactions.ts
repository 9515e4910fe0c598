import type { Knex } from 'knex';

interface Client {
  transaction(...args: unknown[]): PromiseLike<unknown>;
}

/**
 * Tells of every transaction of a pool when it begins, and when its commit or rollback has been answered, before whoever
 * began it goes on. The library's own events know neither.
 * @param begin is called for each, and gives what is called at its end
 */
export function followTransactions(knex: Knex, begin: () => () => void): void {
  const client = knex.client as Client;
  // Those within another one are made by a client of its own and end with it.
  const { transaction } = client;
  client.transaction = (...args) => {
    const end = begin();
    const running = transaction.apply(client, args);
    void running.then(end, end);
    return running;
  };
}
