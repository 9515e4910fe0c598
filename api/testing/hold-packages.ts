import { join } from 'node:path';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { openDatabase } from '../adapters/database.ts';
import { addressOfRunningPostgres } from '../adapters/embedded-postgres.ts';
import { readEnvironment } from '../env.ts';

/** Whether a move of the product's packages has been stopped, or will be after the batch that waits for this lock. */
async function isStopped(trx: Knex.Transaction, product: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: object[] }>(
    `select 1 from package_migrations where from_product_id = ? and status = 'stopped'
     union all
     select 1 from pg_stat_activity stop
       join pg_stat_activity batch on batch.pid = any(pg_blocking_pids(stop.pid))
       where pg_backend_pid() = any(pg_blocking_pids(batch.pid))`,
    [product],
  );
  return rows.length > 0;
}

/**
 * Locks the packages of a product in the application that runs beside until its input ends and the stop that was asked
 * for is on its way, for the browser test of a move that is stopped: `node api/testing/hold-packages.ts PRODUCT`. A batch
 * is otherwise over before anybody presses.
 */
const [productId = ''] = process.argv.slice(2);
const env = readEnvironment();
const address = env.DATABASE_URL ?? addressOfRunningPostgres(join(env.DATA_DIR, 'postgres'));
if (!address || !productId) throw new Error('nothing runs here, or no product was named');
const knex = openDatabase(address, 1);
try {
  await knex.transaction(async (trx) => {
    await trx('packages').where({ product_id: productId }).forUpdate().select('id');
    process.stdout.write('held\n');
    process.stdin.resume();
    await once(process.stdin, 'end');
    for (let tries = 0; tries < 200 && !(await isStopped(trx, productId)); tries += 1) await wait(50);
  });
} finally {
  await knex.destroy();
}
