import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { attemptKind } from '../../../contract/payments/entities/payment-attempt.schema.ts';
import { readBooks } from '../../../scripts/books/read-books.ts';
import {
  everyPoint,
  faultsOf,
  playMatrix,
  type Cell,
  type Verdict,
} from '../../../testing/crashes/crash-matrix.ts';
import { at, CrashWorld } from '../../../testing/crashes/crash-world.ts';
import type { Point, Step } from '../../../testing/crashes/errand.ts';
import { runs, type Run } from '../../../testing/crashes/runs.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Set by `npm run test:crashes`: every point or a few, of these providers and runs (all, unless named). */
    crashes: { providers: readonly string[]; run: string; isFew: boolean } | null;
  }
}

const wanted = inject('crashes');
const isEvery = wanted !== null && !wanted.isFew;
const all = ['sandbox', 'payplus', 'stripe'] as const;
const providers = wanted
  ? all.filter((id) => wanted.providers.length === 0 || wanted.providers.includes(id))
  : (['sandbox'] as const);
/** Of each kind of attempt some: on the page and with a stored card, declined, by callback and by the worker. */
const shortRuns: readonly string[] = [
  'a plan, on the page',
  'a plan, declined',
  'a renewal',
  'a change to a dearer plan, with the stored card',
  'printed cards, on the page',
  'a withdrawal with its refund',
  'another amount, given back',
  'another card for what is overdue',
  'a lost dispute, told by the provider',
];
const only = runs.filter(({ name, isAlone }) => {
  if (wanted) return name.includes(wanted.run);
  // Each death of one that has to be alone is a process of its own.
  return inject('isThorough') ? !isAlone : shortRuns.includes(name);
});

/** Of each run one, another in each and the same every time: at a commit of a transaction, or a call. */
function sample(steps: readonly Step[], run: Run): Point[] {
  const heavy = steps.filter(({ label }) => label.startsWith('call') || label.startsWith('commit'));
  const place = runs.indexOf(run);
  const step = heavy[place % heavy.length];
  return step ? [{ ...step, when: place % 3 === 0 ? 'before' : 'after' }] : [];
}

test('every kind of attempt is run by every provider that makes it', () => {
  const made = new Set(runs.flatMap(({ kinds }) => kinds));
  expect([...made].toSorted()).toEqual([...attemptKind.options].toSorted());
  const inShort = runs.filter(({ name }) => shortRuns.includes(name));
  expect(inShort).toHaveLength(shortRuns.length);
  expect(new Set(inShort.flatMap(({ kinds }) => kinds)).size).toBe(attemptKind.options.length);
});

describe.each(providers)('%s', (provider) => {
  let world: CrashWorld;
  const verdicts: Verdict[] = [];
  const own = only.filter((run) => (run.providers as readonly string[]).includes(provider));
  beforeAll(async () => {
    world = await CrashWorld.open(provider);
    // All at once, as after a power cut; with every point each run fills its processes alone.
    if (!isEvery) verdicts.push(await playMatrix(world, { choose: sample, only: own }));
  }, 600_000);
  afterAll(() => world.close());

  test.each(own)(
    '$name: nothing is lost, doubled or half done, wherever it dies',
    async (run) => {
      if (isEvery) verdicts.push(await playMatrix(world, { choose: everyPoint, only: [run] }));
      const verdict = verdicts.at(-1) ?? expect.fail('nobody died');
      const cells = verdict.cells.filter((cell) => cell.run === run.name);
      if (wanted)
        for (const line of [lineOf(run.name, cells), ...faultsOf(cells)])
          process.stdout.write(`${provider} ${line}\n`);
      const made = verdict.undisturbed.get(run.name)?.attempts.join() ?? '';
      for (const kind of run.isDeclined ? [] : run.kinds) expect(made).toContain(kind);
      expect(cells.length).toBeGreaterThan(0);
      expect(faultsOf(cells)).toEqual([]);
      expect(verdict.changed).toEqual([]);
    },
    36_000_000,
  );

  test('the books are in order, whoever died', async () => {
    expect(await readBooks(world.knex, { now: at(810) })).toEqual([]);
  });
});

/** A line of the table in docs/money.md 8.2: its points, and how many of them left something wrong. */
function lineOf(run: string, cells: readonly Cell[]): string {
  const counts = ['', 'lost', 'double', 'half done', 'stuck', 'not reached', 'kept waiting'].map(
    (word) =>
      cells.filter(({ faults }) => word === '' || faults.some((fault) => fault.startsWith(word))).length,
  );
  return `| ${[run, ...counts].join(' | ')} |`;
}
