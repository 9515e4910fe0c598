import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repository } from '../lib/repository.ts';
import type { Measure } from './bench/measure.ts';
import { generatorName } from './bench/load/generate-load.ts';
import { isPinned } from './bench/processes/cores.ts';
import { printRows, saveResults } from './bench/results.ts';
import { openWorld } from './bench/world.ts';
import { buildWhatIsStale } from './build.ts';

/**
 * `npm run bench`: what the product does in a second, beside what it is compared with, in one run over a million users
 * (docs/performance.md). `npm run bench -- card-warm events` measures these alone; `--people N` makes the database
 * smaller, `--rounds N` and `--seconds N` the run shorter, `--minutes 60` the load longer whose memory is looked at, `--folder PATH` keeps the data elsewhere, `--write` puts the
 * results into docs/performance.md.
 */
const { values, positionals } = parseArgs({
  options: {
    people: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    minutes: { type: 'string', default: '1' },
    folder: { type: 'string', default: join(repository, '.cache/bench') },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const measures: Measure[] = [];
for (const file of readdirSync(join(import.meta.dirname, 'bench/measures')).toSorted())
  measures.push(((await import(`./bench/measures/${file}`)) as { measure: Measure }).measure);
const names = measures.map(({ name }) => name);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(2);
}

await buildWhatIsStale((line) => console.log(line));
const world = await openWorld({
  people: Number(values.people),
  folder: values.folder,
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  minutes: Number(values.minutes),
});
console.log(
  `${world.people.toLocaleString('en')} people; ${values.rounds} rounds of ${values.seconds} s; load by ${generatorName}; ` +
    `${cpus().length} cores${isPinned ? ', the product on one, database and load on the others' : ', nothing pinned'}\n`,
);
let isAllMet = true;
try {
  for (const { name, run } of measures) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(name);
    try {
      const rows = await run(world);
      printRows(rows);
      isAllMet &&= rows.every(({ isMet }) => isMet !== false);
      saveResults(values.folder, { name, people: world.people, rows }, values.write);
    } catch (issue) {
      isAllMet = false;
      console.log(`  FAILED ${issue instanceof Error ? issue.message : String(issue)}`);
    }
    await world.endMeasure();
  }
} finally {
  await world.close();
}
process.exit(isAllMet ? 0 : 1);
