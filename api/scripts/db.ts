import { readEnvironment } from '../env.ts';
import { openDatabaseForCommand } from '../adapters/database.ts';
import { migrate as migrateDatabase, rollBack } from '../adapters/migrate.ts';
import { loginOf } from '../adapters/database-login.ts';
import { readerOf, separateRoles, UnfitRoleError } from '../adapters/database-roles.ts';
import { howToStartAnew, reachDatabase } from './reach-database.ts';
import { traceSources } from '../lib/source-traces.ts';
import { refuseUnknownSchema, UnknownSchemaError } from './refuse-unknown-schema.ts';

/**
 * `npm run db -- migrate | rollback | roles | status`: the database's schema, in a step of its own as production
 * wants it. Works on DATABASE_OWNER_URL or DATABASE_URL, else on the embedded database in DATA_DIR. A second run waits
 * for the first. With an owner of its own, `migrate` and `roles` give the application's role its rights, and make it
 * where it is missing.
 */

const commands = ['migrate', 'rollback', 'roles', 'status'] as const;
type Command = (typeof commands)[number];

const command = process.argv[2] as Command | undefined;
if (!command || !commands.includes(command)) {
  console.error(`Usage: npm run db -- ${commands.join(' | ')}`);
  process.exit(2);
}

traceSources();
const env = readEnvironment();
const database = await reachDatabase(env);
const knex = openDatabaseForCommand(database.url, 2, env.MIGRATIONS_DIR);
try {
  await refuseUnknownSchema(knex, howToStartAnew(env));
  if (command === 'migrate') await migrate();
  if (command === 'rollback') await rollback();
  if (command === 'migrate' || command === 'roles') await roles(command === 'roles');
  await status();
} catch (error) {
  if (!(error instanceof UnknownSchemaError || error instanceof UnfitRoleError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await knex.destroy();
  await database.stop();
}

async function migrate(): Promise<void> {
  const { batch, names } = await migrateDatabase(database.url, {
    folder: env.MIGRATIONS_DIR,
    report: (line) => console.log(line),
  });
  console.log(names.length > 0 ? `Batch ${batch} is done: ${names.join(', ')}` : 'Nothing was pending.');
}

async function rollback(): Promise<void> {
  const { batch, names } = await rollBack(database.url, env.MIGRATIONS_DIR);
  console.log(names.length > 0 ? `Batch ${batch} is undone: ${names.join(', ')}` : 'Nothing to roll back.');
}

async function roles(isAsked: boolean): Promise<void> {
  if (!env.DATABASE_URL) return;
  if (env.DATABASE_OWNER_URL) {
    const login = loginOf(env.DATABASE_URL);
    await separateRoles(env.DATABASE_OWNER_URL, login);
    console.log(`${login.user} works on its tables and owns none; ${readerOf(login.user)} reads them.`);
  } else if (isAsked) {
    console.error('Set DATABASE_OWNER_URL to the owner of the tables, and DATABASE_URL to the application.');
    process.exitCode = 1;
  }
}

async function status(): Promise<void> {
  const [done, pending] = (await knex.migrate.list()) as [{ name: string }[], { file: string }[]];
  console.log(`${done.length} done, ${pending.length} pending`);
  for (const { file } of pending) console.log(`  pending: ${file}`);
}
