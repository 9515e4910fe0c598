import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles } from './tests/changed-files.ts';
import { chooseTests } from './tests/choose-tests.ts';
import { runStage, type Stage, type StageResult } from './tests/run-stage.ts';
import { reports, tallyVitest } from './tests/tally.ts';

/**
 * `npm run test:fast`: types, lint and the tests nearest to what differs from `main`, in less than a minute. It says
 * what it left to `npm test`: tests farther away, and those in a browser.
 */
const most = 25;

const changed = changedFiles();
const touched = chooseTests(changed);
const chosen = touched.slice(0, most).map(({ file }) => file);
console.log(`${changed.length} files differ from main; ${touched.length} test files are touched by them.`);

mkdirSync(reports, { recursive: true });
const checks: Stage[] = [
  { name: 'lint', command: ['oxlint', '--quiet'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'types', command: ['tsc', '--build'] },
];
const units: Stage = {
  name: 'nearest tests',
  command: [
    'vitest',
    'run',
    '--config',
    '.config/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'unit.json')}`,
    ...chosen,
  ],
  tally: tallyVitest,
};

const results: StageResult[] = [];
async function perform(stages: Stage[]): Promise<void> {
  for (const stage of stages) {
    const result = await runStage(stage);
    results.push(result);
    const outcome =
      result.failures.length === 0 ? `${result.passed} passed` : `${result.failures.length} FAILED`;
    console.log(`${stage.name}: ${outcome} (${result.seconds} s)`);
  }
}
await Promise.all([perform(checks), perform(chosen.length > 0 ? [units] : [])]);

const failures = results.flatMap((result) => result.failures);
for (const { what, why, again } of failures)
  console.log(`\n✗ ${what}\n${why.replaceAll(/^/gmu, '    ')}\n    again: ${again}`);
const left = touched.length - chosen.length;
if (left > 0) console.log(`\n${left} test files farther away are left to npm test.`);
if (changed.some((file) => /^(?:storefront|backoffice)\//u.test(file)))
  console.log('Browser tests are left to npm test, or npm run test:browser -- <file>.');
const passed = results.reduce((sum, result) => sum + result.passed, 0);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
