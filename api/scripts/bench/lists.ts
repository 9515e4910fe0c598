import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openDatabaseForCommand } from '../../adapters/database.ts';
import { openMediaStorage } from '../../adapters/disk-storage.ts';
import { adminResources } from '../../app.ts';
import { hooks } from '../../domains.ts';
import { readEnvironment } from '../../env.ts';
import { startServer } from '../../server.ts';
import { bearerHeaders } from '../../testing/sign-in.ts';
import { askPlainly } from './lists/ask-plainly.ts';
import { casesOf, type ListCase } from './lists/list-cases.ts';
import { openBigDatabase } from './lists/open-big-database.ts';

// `npm run bench:lists`: every list, filter, search and page of the back office over a million users, cards and
// events, through the API; beside some of them the same question asked plainly (exact count, sort and OFFSET over whole rows).
// `-- --keep FOLDER` keeps the database for the next time, `--users N` makes it smaller, `--only NAME` asks one list.
const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '1000000' },
    keep: { type: 'string' },
    only: { type: 'string' },
    plain: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const limit = 300;
/** Asked plainly, too; all of them would take most of an hour. */
const compared = /^(first page|row \d+|search "(לוי|no such word|dana)")$/u;
/** The fastest counts: others may be at work on the same machine. */
const tries = 5;

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const database = await openBigDatabase(Number(values.users), values.keep);
const folder = mkdtempSync(join(tmpdir(), 'bikur-bench-data-'));
const env = readEnvironment({ NODE_ENV: 'test', DATABASE_URL: database.url, PORT: '0', DATA_DIR: folder });
const knex = openDatabaseForCommand(database.url, 10);
const server = await startServer({
  env,
  knex,
  log: pino({ level: 'silent' }),
  clock: { now: () => new Date() },
  storage: openMediaStorage(folder),
  hooks,
});
// The first of the made people are admins.
const headers = await bearerHeaders({ knex }, { id: 1 });

async function ask({ resource, query }: ListCase): Promise<string> {
  const answer = await fetch(`${server.url}/api/admin/${resource.name}?${query}`, { headers });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${resource.name}?${query}: ${answer.status} ${text}`);
  return `${answer.headers.get('Content-Range')} ${answer.headers.get('X-Total-Is')}`;
}

/** @returns milliseconds of the fastest of some tries, and what the answer's headers say */
async function measure(one: ListCase): Promise<{ ours: number; range: string }> {
  let range = '';
  const times: number[] = [];
  for (let round = 0; round < tries; round += 1) times.push(await time(async () => (range = await ask(one))));
  return { ours: Math.min(...times), range };
}

function print(one: ListCase, ours: number, plain: number | null, range: string): void {
  const beside = plain === null ? ''.padEnd(15) : `${plain.toFixed(0).padStart(7)} plainly`;
  const mark = ours > limit ? '!' : ' ';
  console.log(
    `${mark} ${ours.toFixed(0).padStart(6)} ms ${beside}  ${one.resource.name} ${one.name}  (${range})`,
  );
}

const all: number[] = [];
const slow: ListCase[] = [];
let stillSlow = 0;
try {
  for (const resource of adminResources) {
    if (values.only && resource.name !== values.only) continue;
    for (const one of await casesOf(knex, resource)) {
      const { ours, range } = await measure(one);
      print(one, ours, values.plain && compared.test(one.name) ? await askPlainly(knex, one) : null, range);
      if (ours > limit) slow.push(one);
      else all.push(ours);
    }
  }
  if (slow.length > 0) console.log('\nOnce more, in case something else held the machine up:');
  for (const one of slow) {
    const { ours, range } = await measure(one);
    print(one, ours, null, range);
    all.push(ours);
    if (ours > limit) stillSlow += 1;
  }
  all.sort((one, other) => one - other);
  const at = (part: number) => (all[Math.floor(part * (all.length - 1))] ?? 0).toFixed(0);
  console.log(
    `\n${all.length} questions: half within ${at(0.5)} ms, 95 % within ${at(0.95)}, the slowest ${at(1)}; ${stillSlow} over ${limit}`,
  );
} finally {
  await server.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(stillSlow > 0 ? 1 : 0);
