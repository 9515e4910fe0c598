import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Knex } from 'knex';
import { openDatabaseForCommand } from '../adapters/database.ts';
import { openStorage } from '../adapters/open-storage.ts';
import type { Storage } from '../adapters/storage.ts';
import { noHead, writeHead } from '../domains/admin/audit/audit-heads.ts';
import { readEnvironment, type Environment } from '../env.ts';
import { migrateOutsideProduction, reachDatabase } from './reach-database.ts';
import { emptyDatabase } from './seed/empty-database.ts';
import { seedIfEmpty } from './seed/seed-if-empty.ts';
import { isEmpty } from './is-empty.ts';

/**
 * `npm run seed`: writes the demo data into an empty database. `npm run seed -- --reset` empties it first, after
 * the word is typed (`--yes` types it for scripts). Works on DATABASE_URL, else on the embedded database.
 */

const confirmation = 'reset';
const options = readOptions();

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    // Wrong settings and a database that another Bikur holds explain themselves.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);

function readOptions(): { reset?: boolean; yes?: boolean } {
  try {
    return parseArgs({ options: { reset: { type: 'boolean' }, yes: { type: 'boolean' } } }).values;
  } catch {
    console.error('Usage: npm run seed [-- --reset [--yes]]');
    return process.exit(2);
  }
}

async function main(): Promise<number> {
  const env = readEnvironment();
  if (options.reset && env.NODE_ENV === 'production') {
    console.error('In production nothing is ever emptied.');
    return 2;
  }
  const database = await reachDatabase(env);
  const knex = openDatabaseForCommand(database.url, 3);
  try {
    await migrateOutsideProduction(env, database.url);
    return await seed(env, knex, await openStorage(env), database.url);
  } finally {
    await knex.destroy();
    await database.stop();
  }
}

async function seed(env: Environment, knex: Knex, storage: Storage, url: string): Promise<number> {
  if (!(await isEmpty(knex))) {
    if (!options.reset) {
      console.error(
        'The database is not empty, so nothing was written. `npm run seed -- --reset` empties it first.',
      );
      return 1;
    }
    if (!(await isConfirmed(url))) {
      console.error('Nothing was changed.');
      return 1;
    }
    await emptyDatabase(knex);
    // The audit log begins anew, and no check asks for its former end.
    await writeHead(env.DATA_DIR, null, noHead, { at: new Date(), restored: true });
    console.log('The database is empty now.');
  }
  const started = performance.now();
  await seedIfEmpty(knex, storage, { report: console.log });
  console.log(`Done in ${((performance.now() - started) / 1000).toFixed(1)} seconds.`);
  return 0;
}

async function isConfirmed(url: string): Promise<boolean> {
  if (options.yes) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const target = new URL(url);
  const answer = await terminal.question(
    `Everything in "${target.pathname.slice(1)}" on ${target.host} will be deleted. Type "${confirmation}" to go on: `,
  );
  terminal.close();
  return answer.trim() === confirmation;
}
