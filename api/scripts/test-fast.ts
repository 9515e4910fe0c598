import { mkdirSync } from 'node:fs';
import { changedFiles } from './tests/changed-files.ts';
import { chooseTests } from './tests/choose-tests.ts';
import { runStage, type Stage, type StageResult } from './tests/run-stage.ts';
import { checks, conclude, unitTests } from './tests/stages.ts';
import { reports } from './tests/tally.ts';

/**
 * `npm run test:fast`: types, lint and the tests nearest to what differs from `main`, in less than a minute. It says
 * what it left to `npm test`: tests farther away, and those in a browser.
 */
const maxTestFiles = 25;

const changed = changedFiles();
const touched = chooseTests(changed);
const chosen = touched.slice(0, maxTestFiles).map(({ file }) => file);
console.log(`${changed.length} files differ from main; ${touched.length} test files are touched by them.`);

mkdirSync(reports, { recursive: true });
const results: StageResult[] = [];
async function perform(stages: readonly Stage[]): Promise<void> {
  for (const stage of stages) {
    const result = await runStage(stage);
    results.push(result);
    const outcome =
      result.failures.length === 0 ? `${result.passed} passed` : `${result.failures.length} FAILED`;
    console.log(`${stage.name}: ${outcome} (${result.seconds} s)`);
  }
}
await Promise.all([perform(checks), perform(chosen.length > 0 ? [unitTests('nearest tests', chosen)] : [])]);

const left = touched.length - chosen.length;
if (left > 0) console.log(`\n${left} test files farther away are left to npm test.`);
if (changed.some((file) => /^(?:storefront|backoffice)\//u.test(file)))
  console.log('Browser tests are left to npm test, or npm run test:browser -- <file>.');
conclude(results);
