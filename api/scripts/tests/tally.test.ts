import { expect, test } from 'vitest';
import { ruleNames } from '../books/read-books.ts';
import { root, tallyBooks, tallyPlaywright, tallyVitest } from './tally.ts';

const spec = (title: string, status: string, errors: { message: string }[] = []) => ({
  title,
  ok: errors.length === 0,
  line: 7,
  tests: [{ status, results: [{ errors }] }],
});

test('a browser test counts wherever it stands, and one that is skipped or needs a second try is a failure', () => {
  const file = 'card.spec.ts';
  const inner = {
    file,
    title: 'without scripts',
    specs: [
      spec('reads', 'expected'),
      spec('calls', 'unexpected', [{ message: '\u001B[31mno call\u001B[0m' }]),
    ],
  };
  const suites = [
    { file, title: file, specs: [spec('opens', 'expected'), spec('waits', 'flaky')], suites: [inner] },
    { file, title: file, specs: [spec('later', 'skipped')] },
  ];
  const { passed, failures } = tallyPlaywright({ suites, errors: [{ message: 'no browser' }] });
  expect(passed).toBe(2);
  expect(failures.map(({ what, why }) => [what, why])).toEqual([
    ['browser tests', 'no browser'],
    ['card.spec.ts:7 › waits', ''],
    ['card.spec.ts:7 › without scripts › calls', 'no call'],
    ['card.spec.ts:7 › later', 'skipped'],
  ]);
});

test('what this machine cannot judge is said with its reason; what is skipped without a word is a failure', () => {
  const told = (fullName: string, status: string, leftOut?: string) => ({
    fullName,
    status,
    failureMessages: [],
    meta: leftOut === undefined ? {} : { leftOut },
  });
  const assertionResults = [
    told('adds up', 'passed'),
    told('is what hledger takes', 'skipped', 'hledger is not installed'),
    told('waits', 'skipped'),
  ];
  const testResults = [
    { name: `${root}/api/books.test.ts`, message: '', status: 'passed', assertionResults },
  ];
  const { passed, failures, leftOut } = tallyVitest({ testResults });
  expect(passed).toBe(1);
  expect(leftOut).toEqual(['api/books.test.ts › is what hledger takes: hledger is not installed']);
  expect(failures.map(({ what, why }) => [what, why])).toEqual([['api/books.test.ts › waits', 'skipped']]);
});

test('each rule of the books counts once, however much it finds', () => {
  const rule = 'vat-is-exact';
  const findings = ['R-000001: 7.63 of 50.00', 'R-000002: 7.62 of 50.00'].map((finding) => ({
    rule,
    finding,
  }));
  const { passed, failures } = tallyBooks('npm run books', findings);
  expect(passed).toBe(ruleNames.length - 1);
  expect(failures).toMatchObject([{ what: 'vat-is-exact: 2 findings', again: 'npm run books' }]);
  for (const { finding } of findings) expect(failures[0]?.why).toContain(finding);
  expect(tallyBooks('npm run books', [])).toEqual({ passed: ruleNames.length, failures: [] });
});
