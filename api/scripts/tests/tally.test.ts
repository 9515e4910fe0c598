import { expect, test } from 'vitest';
import { tallyPlaywright } from './tally.ts';

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
