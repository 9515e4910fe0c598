import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { TaskMeta } from 'vitest';
import { repository } from '../../lib/repository.ts';
import { ruleNames, wordsOfRule, type Finding } from '../books/read-books.ts';

/** The repository's folder, without a slash at its end. */
export const root = resolve(repository);
/** Where runners leave their reports and stages their output. */
export const reports = join(root, '.cache/test');

interface Failure {
  /** What failed, as `file:line › name` or the stage's own name. */
  what: string;
  /** The runner's own words, a few lines of them. */
  why: string;
  /** The command that runs only this again. */
  again: string;
}

export interface Tally {
  passed: number;
  failures: Failure[];
  /** What this machine can't judge, with the reason: `what › why`. */
  leftOut?: string[];
}

interface VitestReport {
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: {
      status: string;
      fullName: string;
      location?: { line: number } | null;
      failureMessages: string[] | null;
      meta?: TaskMeta;
    }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  title: string;
  specs: {
    title: string;
    ok: boolean;
    line: number;
    tests: { status: string; results: { errors?: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

const maxReasonLines = 15;
// oxlint-disable-next-line no-control-regex -- the colours of a terminal begin with this character
const colours = /\u001B\[[0-9;]*m/gu;

/** The first lines of what a runner says, without colours and without the machine's own paths. */
export function shorten(text: string): string {
  const lines = text.replace(colours, '').replaceAll(`${root}/`, '').trim().split('\n');
  const more = lines.length - maxReasonLines;
  return [...lines.slice(0, maxReasonLines), ...(more > 0 ? [`… ${more} more lines`] : [])].join('\n');
}

function readReport<Report>(file: string): Report {
  return JSON.parse(readFileSync(join(reports, file), 'utf8')) as Report;
}

/** @throws {Error} when Vitest left no report */
export function tallyVitest(report: VitestReport = readReport<VitestReport>('unit.json')): Tally {
  const tally = { passed: 0, failures: [] as Failure[], leftOut: [] as string[] };
  for (const file of report.testResults) {
    const path = relative(root, file.name);
    const again = `npm run test:unit -- --run ${path}`;
    if (file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'))
      tally.failures.push({ what: path, why: shorten(file.message), again });
    for (const test of file.assertionResults)
      if (test.status === 'passed') tally.passed += 1;
      else {
        const what = `${path}${test.location ? `:${test.location.line}` : ''} › ${test.fullName}`;
        // What is left out without a word is not proved.
        if (test.status === 'skipped' && test.meta?.leftOut)
          tally.leftOut.push(`${what}: ${test.meta.leftOut}`);
        else
          tally.failures.push({ what, why: shorten(test.failureMessages?.join('\n') || test.status), again });
      }
  }
  return tally;
}

/** @throws {Error} when Playwright left no report */
export function tallyPlaywright(
  report: PlaywrightReport = readReport<PlaywrightReport>('browser.json'),
): Tally {
  const command = 'npm run test:browser';
  const tally: Tally = {
    passed: 0,
    failures: report.errors.map(({ message = 'error' }) => ({
      what: 'browser tests',
      why: shorten(message),
      again: command,
    })),
  };
  const visit = (suite: PlaywrightSuite, path: string) => {
    for (const spec of suite.specs) {
      if (spec.ok && spec.tests.every(({ status }) => status === 'expected')) {
        tally.passed += 1;
        continue;
      }
      const messages = spec.tests.flatMap(({ status, results }) => [
        ...(status === 'skipped' ? ['skipped'] : []),
        ...results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)),
      ]);
      tally.failures.push({
        what: `${suite.file}:${spec.line} › ${path}${spec.title}`,
        why: shorten(messages.join('\n')),
        again: `${command} -- ${suite.file}:${spec.line}`,
      });
    }
    for (const inner of suite.suites ?? []) visit(inner, `${path}${inner.title} › `);
  };
  for (const suite of report.suites) visit(suite, '');
  return tally;
}

/** The report of `npm run books`, below the other reports. */
export const booksReport = 'books.json';

/**
 * Each rule of the books counts as one test.
 * @param again the command that reads the same books
 * @throws {Error} when no report was left
 */
export function tallyBooks(
  again: string,
  findings: readonly Finding[] = readReport<Finding[]>(booksReport),
): Tally {
  const broken = ruleNames.filter((name) => findings.some(({ rule }) => rule === name));
  return {
    passed: ruleNames.length - broken.length,
    failures: broken.map((name) => ({
      what: `${name}: ${findings.filter(({ rule }) => rule === name).length} findings`,
      why: shorten(
        [
          wordsOfRule(name),
          ...findings.filter(({ rule }) => rule === name).map(({ finding }) => finding),
          'Find what wrote these rows and mend it, or the rule where it is wrong (api/scripts/books/rules).',
        ].join('\n'),
      ),
      again,
    })),
  };
}
