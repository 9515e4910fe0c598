import { expect, test } from 'vitest';
import type { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';
import { assertMayEnd, assertMayEndOthers } from './sessions.policy.ts';
import { credentialOfId, presentSession, presentToken } from './sessions.presenter.ts';

const person = { id: 1, isDemo: false } as Actor;
const demo = { id: 1, isDemo: true } as Actor;
const session = { kind: 'session', id: 'a' } as const;
const outcome = (run: () => unknown) => {
  try {
    return run();
  } catch (error) {
    return (error as AppError).code;
  }
};

test('anybody ends any sign-in of their own; of the demo account each browser only its own', () => {
  expect(assertMayEnd(person, session, session)).toBe(true);
  expect(assertMayEnd(person, session, { kind: 'session', id: 'b' })).toBe(false);
  expect(assertMayEnd(person, { kind: 'token', id: 1 }, { kind: 'session', id: 1 as never })).toBe(false);
  expect(assertMayEnd(person, session, null)).toBe(false);
  expect(assertMayEnd(demo, session, session)).toBe(true);
  expect(outcome(() => assertMayEnd(demo, session, { kind: 'session', id: 'b' }))).toBe('not_found');
  expect(outcome(() => assertMayEndOthers(demo))).toBe('demo_account_protected');
  expect(outcome(() => assertMayEndOthers(person))).toBeUndefined();
});

test('a list marks the present one by kind and id, and an id leads back to what it names', () => {
  const at = new Date('2026-11-21T10:00:00Z');
  const times = { createdAt: at, lastSeenAt: at, expiresAt: at, userAgent: null, network: null };
  const isCurrent = (current: Parameters<typeof presentSession>[1]) => [
    presentSession({ id: '5', ...times } as never, current).isCurrent,
    presentToken({ id: 5, lastUsedAt: null, ...times } as never, current).isCurrent,
  ];
  expect(isCurrent({ kind: 'session', id: '5' })).toEqual([true, false]);
  expect(isCurrent({ kind: 'token', id: 5 })).toEqual([false, true]);
  expect([isCurrent({ kind: 'session', id: '6' }), isCurrent(null)]).toEqual([
    [false, false],
    [false, false],
  ]);
  // A token that was never used was last seen as it was made.
  expect(presentToken({ id: 5, lastUsedAt: null, ...times } as never, null).lastSeenAt).toBe(
    at.toISOString(),
  );
  expect([credentialOfId('token-5'), credentialOfId('abc')]).toEqual([
    { kind: 'token', id: 5 },
    { kind: 'session', id: 'abc' },
  ]);
});
