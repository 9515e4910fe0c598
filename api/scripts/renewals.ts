import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabaseForCommand } from '../adapters/database.ts';
import { addressOfRunningPostgres } from '../adapters/embedded-postgres.ts';
import { openStorage } from '../adapters/open-storage.ts';
import { hooks } from '../domains.ts';
import { readEnvironment } from '../env.ts';
import { runRenewals } from '../domains/payments/renewals/run-renewals.ts';
import { createLogger } from '../http/logger.ts';
import { User } from '../models/User.ts';
import { traceSources } from '../lib/source-traces.ts';
import { openPayments } from '../domains/payments/open-provider.ts';

/**
 * `npm run renewals`: charges, ends and announces what is due, once, as the worker does every minute. Outside
 * production `-- --now=2027-01-31T10:00:00Z` does so as of another moment, and `--user=somebody@example.com` for one
 * person alone, so that a renewal can be tried without waiting a month.
 */
function fail(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(2);
}

const { values } = parseArgs({ options: { now: { type: 'string' }, user: { type: 'string' } } });
traceSources();
const env = readEnvironment();
if (env.NODE_ENV === 'production' && values.now !== undefined)
  fail('In production time is what the clock says.');
const now = values.now === undefined ? undefined : new Date(values.now);
if (now && Number.isNaN(now.getTime())) fail(`--now is no time: ${values.now}`);
const address = env.DATABASE_URL ?? addressOfRunningPostgres(join(env.DATA_DIR, 'postgres'));
if (!address) fail('Nothing runs here: set DATABASE_URL, or run `npm start` beside.');

const knex = openDatabaseForCommand(address, 6);
try {
  const clock = { now: () => now ?? new Date() };
  const parts = { env, knex, log: createLogger(env), clock, storage: await openStorage(env), hooks };
  const payments = await openPayments(parts);
  try {
    const user = values.user ? await User.query(knex).findOne({ email: values.user }) : undefined;
    if (values.user && !user) fail(`Nobody has the address ${values.user}.`);
    const done = await runRenewals(
      { ...parts, payments: payments.provider },
      { ...(now && { now }), ...(user && { userId: user.id }) },
    );
    process.stdout.write(`${JSON.stringify(done)}\n`);
  } finally {
    await payments.close();
  }
} finally {
  await knex.destroy();
}
