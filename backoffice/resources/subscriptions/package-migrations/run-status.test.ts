import { expect, test } from 'vitest';
import type { ShownMigration } from '../../../../api/contract/subscriptions/package-moves.schema.ts';
import { isMoving } from './run-status.tsx';

const hour = 3_600_000;
const run = (values: Partial<ShownMigration>) =>
  ({ hasToTell: false, runsAt: null, ...values }) as ShownMigration;
const from = (away: number) => new Date(Date.now() + away).toISOString();

// What moves is read again and again; what doesn't, no more.
test.each([
  ['prepared', { status: 'preparing' }, true],
  ['ready', { status: 'ready' }, false],
  ['announced for later', { status: 'announced', runsAt: from(hour) }, false],
  ['announced, its owners being told', { status: 'announced', runsAt: from(hour), hasToTell: true }, true],
  ['announced, its time come', { status: 'announced', runsAt: from(-hour) }, true],
  ['running', { status: 'running', runsAt: from(-hour) }, true],
  ['done', { status: 'done', runsAt: from(-hour) }, false],
] as const)('a run that is %s moves: %s', (_name, values, moves) => {
  expect(isMoving(run(values))).toBe(moves);
});
