import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openDatabaseForCommand } from '../adapters/database.ts';
import { startEmbeddedPostgres } from '../adapters/embedded-postgres.ts';
import { findCardNumbers } from './card-scan/find-card-numbers.ts';
import { scanDatabase } from './card-scan/scan-database.ts';
import { scanTraffic } from './card-scan/scan-traffic.ts';

/**
 * After the browser tests, which pay with every test card: no card number may stand in the application's log, in any
 * table, or in what went over the line, but for the payment service's own page (docs/security.md P9).
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = join(root, '.cache/e2e-data');
const logFile = join(root, '.cache/test/application.log');
const traffic = join(root, '.cache/test/traffic');

const found: string[] = [];
const counts = { lines: 0, values: 0, entries: 0, typed: 0 };

if (existsSync(logFile))
  for await (const line of createInterface({ input: createReadStream(logFile) })) {
    counts.lines += 1;
    found.push(...findCardNumbers(line).map((number) => `log, line ${counts.lines}: ${number}`));
  }

for (const name of existsSync(traffic) ? readdirSync(traffic) : []) {
  const seen = scanTraffic(readFileSync(join(traffic, name), 'utf8'));
  counts.entries += seen.entries;
  counts.typed += seen.typed;
  found.push(...seen.found);
}

if (existsSync(join(dataDir, 'postgres'))) {
  const postgres = await startEmbeddedPostgres({ folder: join(dataDir, 'postgres') });
  const knex = openDatabaseForCommand(postgres.url, 2);
  try {
    const seen = await scanDatabase(knex);
    counts.values = seen.values;
    found.push(...seen.found);
  } finally {
    await knex.destroy();
    await postgres.stop();
  }
}

console.log(
  `Looked at ${counts.lines} lines of the log, ${counts.values} values of the database and ${counts.entries} requests; ` +
    `cards were typed ${counts.typed} times.`,
);
for (const place of found) console.log(`  a card number in ${place}`);
// Nothing to look at is no proof.
const missing = Object.entries(counts).filter(([, count]) => count === 0);
for (const [name] of missing) console.log(`  nothing to look at: ${name}`);
process.exitCode = found.length + missing.length > 0 ? 1 : 0;
