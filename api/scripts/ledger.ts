import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabaseForCommand } from '../adapters/database.ts';
import { addressOfRunningPostgres } from '../adapters/embedded-postgres.ts';
import { wallClock } from '../contract/base/israel-clock.ts';
import { ledgerFormats, type LedgerFormat } from '../contract/payments/ledger-formats.ts';
import { readLedger } from '../domains/payments/accountant/ledger/ledger-entries.ts';
import { writeLedger } from '../domains/payments/accountant/ledger/write-ledger.ts';
import { readEnvironment } from '../env.ts';
import { traceSources } from '../lib/source-traces.ts';
import { reachDatabase } from './reach-database.ts';

/**
 * `npm run ledger`: writes the books as plain text in double entry, of this year in Israel or
 * `-- --from=2026-01-01 --to=2026-12-31`, for hledger and ledger or `--format=beancount`, to the screen or
 * `--out=books.journal`.
 */
function fail(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(2);
}

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    format: { type: 'string', default: 'journal' },
    out: { type: 'string' },
  },
});
traceSources();
const year = wallClock(new Date()).date.slice(0, 4);
const { from = `${year}-01-01`, to = `${year}-12-31`, out } = values;
for (const day of [from, to])
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(day) || new Date(day).toJSON()?.slice(0, 10) !== day)
    fail(`No day of the calendar: ${day}`);
if (from > to) fail(`${from} is after ${to}.`);
const isKnown = (format: string): format is LedgerFormat => ledgerFormats.some((one) => one === format);
const { format } = values;
if (!isKnown(format)) fail(`--format is one of ${ledgerFormats.join(', ')}.`);

const env = readEnvironment();
const running = env.DATABASE_URL ?? addressOfRunningPostgres(join(env.DATA_DIR, 'postgres'));
const database = running ? { url: running, stop: async () => {} } : await reachDatabase(env);
const knex = openDatabaseForCommand(database.url, 2);
try {
  const text = writeLedger(await readLedger(knex, { from, to }), format);
  if (out === undefined) process.stdout.write(text);
  else await writeFile(out, text);
} finally {
  await knex.destroy();
  await database.stop();
}
