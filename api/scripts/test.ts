/**
 * `npm test`: all that a change has to pass. Browser tests wait half their time for pages, so the others run beside
 * them and give way to them. Every stage runs even when another failed, so that one run tells all; its output is in
 * .cache/test, what failed is told at the end, and the last line is `N passed, N failed`.
 */

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runStage, type Stage, type StageResult } from './tests/run-stage.ts';
import { checks, conclude, unitTests } from './tests/stages.ts';
import { booksReport, reports, tallyBooks, tallyPlaywright } from './tests/tally.ts';

/** Where the browser tests' application keeps its database (.config/playwright-app.ts). */
const browserData = '.cache/e2e-data';
const build: Stage = { name: 'build', command: ['node', 'api/scripts/build.ts'] };
const browser: Stage = {
  name: 'browser tests',
  command: ['node', 'api/scripts/test-browser.ts'],
  variables: { WITHOUT_SCREENSHOTS: '1' },
  tally: tallyPlaywright,
};
const units: Stage = { ...unitTests('unit and API tests'), isPatient: true };
const cardNumbers: Stage = {
  name: 'no card number was left anywhere',
  command: ['node', 'api/scripts/scan-for-cards.ts'],
};

const books: Stage = {
  name: 'the books of the browser tests',
  command: ['node', 'api/scripts/books.ts', '--report', join(reports, booksReport)],
  variables: { DATA_DIR: browserData },
  tally: () => tallyBooks(`DATA_DIR=${browserData} npm run books`),
};

const heartbeatMilliseconds = 60_000;
const results: StageResult[] = [];
const running = new Set<string>();
const began = performance.now();
const clock = () => {
  const seconds = Math.round((performance.now() - began) / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2)}:${String(seconds % 60).padStart(2, '0')}`;
};

async function perform(stage: Stage): Promise<void> {
  running.add(stage.name);
  console.log(`${clock()}  ${stage.name} …`);
  const result = await runStage(stage);
  running.delete(stage.name);
  results.push(result);
  const { failures, passed, seconds } = result;
  const outcome = failures.length === 0 ? `${passed} passed` : `${passed} passed, ${failures.length} FAILED`;
  console.log(`${clock()}  ${stage.name}: ${outcome} (${seconds} s)`);
  for (const { what } of failures.slice(0, 20)) console.log(`         ✗ ${what}`);
  if (failures.length > 20) console.log(`         … and ${failures.length - 20} more`);
}

/** The browser tests, and what they have left: the others write nothing of it, so it is looked at while they still run. */
async function browse(): Promise<void> {
  await perform(browser);
  // They pay with every test card.
  await perform(cardNumbers);
  // What people bought, changed and gave back, beside the demo data, has to add up like everybody's money.
  await perform(books);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const heartbeat = setInterval(() => {
  console.log(`${clock()}  still running: ${[...running].join(', ')}`);
}, heartbeatMilliseconds);

// Pages are made by the built storefront, in tests of the API, too.
const built = perform(build);
const checked = (async () => {
  for (const stage of checks) await perform(stage);
})();
await Promise.all([built.then(browse), Promise.all([built, checked]).then(() => perform(units))]);
clearInterval(heartbeat);

console.log(
  `\n${results.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ')}; all ${clock().trim()}`,
);
conclude(results);
