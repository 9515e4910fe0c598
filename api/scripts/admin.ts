import { join } from 'node:path';
import { openDatabaseForCommand } from '../adapters/database.ts';
import { addressOfRunningPostgres } from '../adapters/embedded-postgres.ts';
import { userRole } from '../contract/accounts/roles.schema.ts';
import { giveRole } from '../domains/admin/users/give-role.ts';
import { resetFactorsByCommand } from '../domains/admin/users/reset-factors-by-command.ts';
import { readEnvironment } from '../env.ts';
import { traceSources } from '../lib/source-traces.ts';
import { reachDatabase } from './reach-database.ts';

/**
 * `npm run admin -- make somebody@example.com [role]`: makes a registered person an admin, or gives them another role,
 * beside a running application or alone. `npm run admin -- reset-factors somebody@example.com`: removes the passkeys, app and recovery codes that
 * somebody has lost.
 */
const [command, email, named, ...more] = process.argv.slice(2);
const role = userRole.safeParse(named ?? 'admin');
if (
  (!(command === 'make' && role.success) && !(command === 'reset-factors' && named === undefined)) ||
  email === undefined ||
  more.length > 0
) {
  process.stderr.write(
    `Say what and whom: npm run admin -- make somebody@example.com, or with a role (${userRole.options.join(', ')}), or reset-factors somebody@example.com\n`,
  );
  process.exit(2);
}
traceSources();
const env = readEnvironment();
const running = env.DATABASE_URL ?? addressOfRunningPostgres(join(env.DATA_DIR, 'postgres'));
const database = running ? { url: running, stop: async () => {} } : await reachDatabase(env);
const knex = openDatabaseForCommand(database.url, 2);
const said = {
  made: `${email} is ${role.data} now, and has to sign in anew; the back office asks for a second factor, set up on the account page.`,
  already: `${email} is ${role.data} already.`,
  last: `${email} is the last admin: make another one first.`,
  reset: `${email} has no second factor any more, is signed out everywhere, and is told by mail.`,
  none: `${email} has no second factor.`,
  unknown: `Nobody has the address ${email}: register in the storefront first.`,
  demo: `${email} is the demo account, which everybody shares.`,
};
try {
  const done =
    command === 'make'
      ? await giveRole(knex, email, role.data)
      : await resetFactorsByCommand(knex, env, email);
  const isRefused = done === 'unknown' || done === 'demo' || done === 'last';
  (isRefused ? process.stderr : process.stdout).write(`${said[done]}\n`);
  process.exitCode = isRefused ? 1 : 0;
} finally {
  await knex.destroy();
  await database.stop();
}
