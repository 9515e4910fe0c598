import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inheritedVariables } from '../env.ts';

/**
 * `npm test`: type check, lint, format, unit and API tests, browser tests. Every step runs even when an
 * earlier one failed, so that one run tells all; the last line is `N passed, N failed`.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = join(root, '.cache/test');

interface Tally {
  passed: number;
  failed: string[];
  /** Those that failed at the first try and passed at the second: not a failure, but somebody should look. */
  unsteady: string[];
}

interface Step {
  name: string;
  command: string[];
  /** Counts single tests from the runner's report; a step without one counts as one test. */
  tally?: () => Tally;
}

interface VitestReport {
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  title: string;
  specs: { title: string; ok: boolean; line: number; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

function readReport<Report>(file: string): Report {
  return JSON.parse(readFileSync(join(reports, file), 'utf8')) as Report;
}

function vitestTally(): Tally {
  const tally: Tally = { passed: 0, failed: [], unsteady: [] };
  for (const file of readReport<VitestReport>('unit.json').testResults) {
    if (file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'))
      tally.failed.push(`${file.name}: ${file.message.split('\n')[0] ?? ''}`);
    for (const test of file.assertionResults) {
      if (test.status === 'passed') tally.passed += 1;
      else tally.failed.push(`${file.name}: ${test.fullName} (${test.status})`);
      if (test.status === 'passed' && test.failureMessages?.length)
        tally.unsteady.push(`${file.name}: ${test.fullName}`);
    }
  }
  return tally;
}

function playwrightTally(): Tally {
  const report = readReport<PlaywrightReport>('browser.json');
  const tally: Tally = {
    passed: 0,
    failed: report.errors.map((error) => error.message?.split('\n')[0] ?? 'error'),
    unsteady: [],
  };
  const visit = (suite: PlaywrightSuite, path: string) => {
    for (const spec of suite.specs) {
      const ran = spec.tests.every((test) => test.status !== 'skipped');
      const place = `${suite.file}:${spec.line} ${path}${spec.title}`;
      if (spec.ok && ran) tally.passed += 1;
      else tally.failed.push(place);
      if (spec.tests.some((test) => test.status === 'flaky')) tally.unsteady.push(place);
    }
    for (const inner of suite.suites ?? []) visit(inner, `${path}${inner.title} › `);
  };
  for (const suite of report.suites) visit(suite, '');
  return tally;
}

const steps: Step[] = [
  { name: 'type check', command: ['tsc', '--build'] },
  { name: 'lint', command: ['oxlint', '--quiet'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  // Pages are made by the built storefront, in tests too.
  { name: 'build', command: ['node', 'api/scripts/build.ts'] },
  {
    name: 'unit and API tests',
    command: [
      'vitest',
      'run',
      '--config',
      '.config/vitest.config.ts',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'unit.json')}`,
    ],
    tally: vitestTally,
  },
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--config', '.config/playwright.config.ts'],
    tally: playwrightTally,
  },
  { name: 'no card number was left anywhere', command: ['node', 'api/scripts/scan-for-cards.ts'] },
];

function run([program = '', ...args]: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', program), args, {
      cwd: root,
      // A log is read without the colours of a terminal.
      env: { ...inheritedVariables(), ...(!process.stdout.isTTY && { NO_COLOR: '1' }) } as NodeJS.ProcessEnv,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function tallyOf(step: Step, code: number): Tally {
  const alone: Tally = { passed: code === 0 ? 1 : 0, failed: code === 0 ? [] : [step.name], unsteady: [] };
  if (!step.tally) return alone;
  try {
    const tally = step.tally();
    if (code !== 0 && tally.failed.length === 0) tally.failed.push(`${step.name}: ended with code ${code}`);
    if (tally.passed + tally.failed.length === 0) tally.failed.push(`${step.name}: no test ran`);
    return tally;
  } catch {
    return { passed: 0, failed: [`${step.name}: ended with code ${code} and left no report`], unsteady: [] };
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
let passed = 0;
const failures: string[] = [];
const unsteady: string[] = [];
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const started = performance.now();
  const tally = tallyOf(step, await run(step.command));
  passed += tally.passed;
  failures.push(...tally.failed.map((failure) => failure.replace(root, '')));
  unsteady.push(...tally.unsteady.map((test) => test.replace(root, '')));
  console.log(
    `── ${step.name}: ${tally.failed.length === 0 ? 'well' : 'FAILED'}, ${Math.round((performance.now() - started) / 1000)} s`,
  );
}
if (unsteady.length > 0)
  console.log(`\nPassed only at the second try:\n${unsteady.map((test) => `  ~ ${test}`).join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ✗ ${failure}`).join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
