import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inheritedVariables } from '../inherited-variables.ts';
import { readBooks } from './books/read-books.ts';
import { buildWhatIsStale } from './build.ts';
import { repository } from '../lib/repository.ts';
import { reportOf, type ScenarioRun } from '../testing/faults/report.ts';
import * as database from '../testing/faults/scenarios/database.ts';
import * as outside from '../testing/faults/scenarios/outside.ts';
import * as processes from '../testing/faults/scenarios/processes.ts';
import { isGood, type Row } from '../testing/faults/stage.ts';
import { BreakableWorld } from '../testing/faults/world.ts';

/**
 * `npm run test:faults`: breaks one thing after the other under the built product while people do everything with it,
 * and judges what is left (docs/operations/faults.md). `-- frozen mail` takes the faults that are called so, `--write`
 * writes the table into the document.
 */
const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const scenarios: Record<string, (world: BreakableWorld) => Promise<Row | Row[] | string>> = {
  killed: database.killed,
  cut: database.cut,
  frozen: database.frozen,
  exhausted: database.exhausted,
  slow: database.slow,
  'full-wal': database.fullForLog,
  'full-pictures': outside.fullForPictures,
  'full-logs': outside.fullForLogs,
  mail: outside.mail,
  payments: outside.payments,
  google: outside.google,
  s3: outside.storage,
  applications: processes.killedApplications,
  sigterm: processes.endedApplications,
  worker: processes.killedWorker,
  migration: processes.killedMigration,
  clock: processes.clockJumps,
  money: processes.killedMoney,
};
/** What the last run of each came to. */
const runsFile = join(repository, '.cache/faults.json');
const names = positionals.length > 0 ? positionals : Object.keys(scenarios);
const unknown = names.filter((name) => !(name in scenarios));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(scenarios).join(', ')}`);
  process.exit(2);
}

await buildWhatIsStale((line) => console.log(line));
// Pools of this process tell of every connection that they can't make, and that is what happens here.
for (const level of ['log', 'warn', 'debug'] as const) {
  const plain = console[level].bind(console);
  console[level] = (...words: unknown[]) => {
    if (!/^(?:Acquire c|C)onnection [Ee]rror/u.test(String(words[0]))) plain(...words);
  };
}
const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
const world = await BreakableWorld.open(say);
const rows: Row[] = [];
const skipped: string[] = [];
const broken: string[] = [];
try {
  for (const name of names) {
    say(`${name} …`);
    try {
      const told = await scenarios[name]?.(world);
      const isSkipped = typeof told === 'string';
      keepRun(name, {
        at: new Date().toISOString(),
        load: Math.round(loadavg()[0] ?? 0),
        rows: isSkipped || !told ? [] : [told].flat(),
        skipped: isSkipped ? told : null,
      });
      if (typeof told === 'string') skipped.push(told);
      else if (told) rows.push(...[told].flat());
      for (const row of told === undefined || typeof told === 'string' ? [] : [told].flat())
        say(`${isGood(row) ? 'good' : 'BAD '} ${JSON.stringify(row)}`);
    } catch (error) {
      broken.push(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      say(`BROKEN ${broken.at(-1)}`);
      // The next one begins with all in its place.
      if (!world.database.isRunning) await world.startDatabase();
      world.database.thaw();
      for (const door of Object.values(world.doors)) door.mood = { kind: 'well' };
      for (const one of world.applications) if (!one.isRunning) await one.start();
      await Promise.all([...world.stages].map((stage) => stage.end()));
    }
  }
  const findings = await readBooks(world.database.knex).catch((error: unknown) => [
    { rule: 'they are read', finding: String(error) },
  ]);
  for (const { rule, finding } of findings) broken.push(`the books: ${rule}: ${finding}`);
} finally {
  if (inheritedVariables()['KEEP_FAULTS'] !== '1') await world.close();
}
for (const line of skipped) console.log(`SKIPPED: ${line}`);
const bad = rows.filter((row) => !isGood(row));
if (values.write) writeReport();
for (const line of broken) console.log(`BROKEN: ${line}`);
console.log(
  `${rows.length - bad.length} faults without loss, ${bad.length} bad, ${broken.length} broken, ${skipped.length} skipped`,
);
process.exit(bad.length + broken.length + skipped.length > 0 ? 1 : 0);

/** Of each fault the last run, whichever of them this run was asked for. */
function writeReport(): void {
  const order = Object.keys(scenarios);
  const runs = Object.entries(readRuns())
    .filter(([name]) => order.includes(name))
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  writeFileSync(
    join(repository, 'docs/operations/faults.md'),
    reportOf(
      runs.map(([, run]) => run),
      `${cpus().length} cores`,
    ),
  );
}

function readRuns(): Record<string, ScenarioRun> {
  return existsSync(runsFile)
    ? (JSON.parse(readFileSync(runsFile, 'utf8')) as Record<string, ScenarioRun>)
    : {};
}

function keepRun(name: string, run: ScenarioRun): void {
  mkdirSync(join(repository, '.cache'), { recursive: true });
  writeFileSync(runsFile, JSON.stringify({ ...readRuns(), [name]: run }));
}
