import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabaseForCommand } from '../adapters/database.ts';
import { addressOfRunningPostgres } from '../adapters/embedded-postgres.ts';
import { readEnvironment } from '../env.ts';
import { traceSources } from '../lib/source-traces.ts';
import { readBooks, ruleNames } from './books/read-books.ts';
import { reachDatabase } from './reach-database.ts';

/**
 * `npm run books`: reads the books by every rule of docs/money.md, beside a running application or alone, and prints
 * each finding with the ids of its rows. The exit code is 1 when there is any. `--report <file>` writes them there as
 * JSON, too, for `npm test`.
 */
const { report } = parseArgs({ options: { report: { type: 'string' } } }).values;
traceSources();
const env = readEnvironment();
const running = env.DATABASE_URL ?? addressOfRunningPostgres(join(env.DATA_DIR, 'postgres'));
const database = running ? { url: running, stop: async () => {} } : await reachDatabase(env);
const knex = openDatabaseForCommand(database.url, 2);
try {
  const findings = await readBooks(knex);
  if (report) writeFileSync(report, JSON.stringify(findings));
  for (const { rule, finding } of findings) process.stdout.write(`${rule}: ${finding}\n`);
  process.stdout.write(
    findings.length === 0
      ? `The books are in order by ${ruleNames.length} rules.\n`
      : `${findings.length} findings by ${new Set(findings.map(({ rule }) => rule)).size} of ${ruleNames.length} rules.\n`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await knex.destroy();
  await database.stop();
}
