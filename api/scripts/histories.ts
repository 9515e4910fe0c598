import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../adapters/embedded-postgres.ts';
import { migrate } from '../adapters/migrate.ts';
import { traceSources } from '../lib/source-traces.ts';
import { liveHistory } from '../testing/histories/run-history.ts';
import { throwawayPlace } from '../testing/throwaway-place.ts';

/**
 * `npm run histories`: lets people, staff, banks and workers live through random months on a database of its own, and
 * judges the books and whatever people see at the end. `-- --people 1000 --months 24 --seed 7 --workers 2` are its
 * size, `--calm 6` the days between two steps of one person; the same seed plans the same steps. `--keep` leaves the database's folder, `--report <file>` writes all as JSON.
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '100' },
    months: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
    calm: { type: 'string', default: '60' },
    workers: { type: 'string', default: '2' },
    documents: { type: 'string', default: '100' },
    keep: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
});
traceSources();
const number = (name: 'people' | 'months' | 'seed' | 'calm' | 'workers' | 'documents') => {
  const value = Number(values[name]);
  if (Number.isSafeInteger(value) && value > 0) return value;
  process.stderr.write(`--${name} is no whole number above 0: ${values[name]}\n`);
  process.exit(2);
};
const size = {
  people: number('people'),
  months: number('months'),
  seed: number('seed'),
  calm: number('calm'),
  workers: number('workers'),
  documents: number('documents'),
};
const say = (words: string) => void process.stdout.write(`${words}\n`);

const folder = mkdtempSync(join(throwawayPlace(), 'bikur-histories-'));
const postgres = await startEmbeddedPostgres({ folder, throwaway: true });
try {
  await migrate(postgres.url);
  const started = performance.now();
  const history = await liveHistory({
    ...size,
    databaseUrl: postgres.url,
    tell: (words) => say(`${((performance.now() - started) / 60_000).toFixed(1)} min  ${words}`),
  });
  say('Lived through; now it is judged.');
  const report = await history.judge();
  await history.close();
  const minutes = (performance.now() - started) / 60_000;
  const { lived, counts, compared, findings, fates, killed, people } = report;
  for (const [name, { done, refused, nothing }] of Object.entries(lived.steps))
    say(
      `${name.padEnd(34)} ${String(done).padStart(6)} done ${String(refused).padStart(5)} refused ${String(nothing).padStart(5)} had nothing to do`,
    );
  for (const [name, count] of Object.entries(counts)) say(`${name.padEnd(34)} ${String(count).padStart(6)}`);
  for (const [name, count] of Object.entries(fates))
    say(`${`callback ${name}`.padEnd(34)} ${String(count).padStart(6)}`);
  for (const { person, place, what } of findings) say(`! ${person}: ${place}: ${what}`);
  const never = Object.entries(lived.steps).filter(([, { done }]) => done === 0);
  for (const [name] of never) say(`! ${name} was never done`);
  say(
    `${people} people, ${size.months} months, seed ${size.seed}: ${lived.runs} runs of ${size.workers} workers, ${killed} killed, ` +
      `${lived.downDays} days without one, ${lived.callbacks} callbacks; compared ${compared.pages} figures of pages, ` +
      `${compared.mails} mails, ${compared.documents} printed documents; ${findings.length} findings, ${minutes.toFixed(1)} minutes.`,
  );
  if (values.report) writeFileSync(values.report, JSON.stringify({ ...size, minutes, ...report }, null, 1));
  process.exitCode = findings.length + never.length > 0 ? 1 : 0;
} finally {
  await postgres.stop();
  if (values.keep) say(`The database is kept in ${folder}.`);
  else rmSync(folder, { recursive: true, force: true });
}
process.exit();
