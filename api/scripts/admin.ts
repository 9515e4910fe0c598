import { join } from 'node:path';
import { openDatabase } from '../adapters/database.ts';
import { addressOfRunningPostgres } from '../adapters/embedded-postgres.ts';
import { makeAdmin } from '../domains/admin/users/make-admin.ts';
import { readEnvironment } from '../env.ts';
import { traceSources } from '../lib/source-traces.ts';
import { reachDatabase } from './reach-database.ts';

/**
 * `npm run admin -- make somebody@example.com`: gives a registered person the back office, beside a running application
 * or alone.
 */
const [command, email, ...more] = process.argv.slice(2);
if (command !== 'make' || email === undefined || more.length > 0) {
  process.stderr.write('Say whom: npm run admin -- make somebody@example.com\n');
  process.exit(2);
}
traceSources();
const env = readEnvironment();
const running = env.DATABASE_URL ?? addressOfRunningPostgres(join(env.DATA_DIR, 'postgres'));
const database = running ? { url: running, stop: async () => {} } : await reachDatabase(env);
const knex = openDatabase(database.url, 2);
const said = {
  made: `${email} is an admin now, and has to sign in anew.`,
  already: `${email} is an admin already.`,
  unknown: `Nobody has the address ${email}: register in the storefront first.`,
  demo: `${email} is the demo account, which everybody shares.`,
};
try {
  const done = await makeAdmin(knex, email);
  const isRefused = done === 'unknown' || done === 'demo';
  (isRefused ? process.stderr : process.stdout).write(`${said[done]}\n`);
  process.exitCode = isRefused ? 1 : 0;
} finally {
  await knex.destroy();
  await database.stop();
}
