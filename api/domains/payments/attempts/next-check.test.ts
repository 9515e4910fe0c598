import { expect, test } from 'vitest';
import { nextCheckOf } from './next-check.ts';

const minute = 60_000;
const hour = 60 * minute;
const sentAt = new Date('2026-11-23T10:00:00Z');
const later = (milliseconds: number) => new Date(sentAt.getTime() + milliseconds);
/** Minutes from one question to the next, so long after the payment was sent. */
const pauseAfter = (age: number, known: object = {}) => {
  const now = later(age);
  const next = nextCheckOf(
    { status: 'unknown', sentAt, createdAt: later(-hour), closedAt: null, ...known },
    now,
  );
  return next && (next.getTime() - now.getTime()) / minute;
};

test.each([
  ['at first', 0, 1],
  ['within three minutes', 3 * minute - 1, 1],
  ['from then on', 3 * minute, 5],
  ['within half an hour', 30 * minute - 1, 5],
  ['from then on', 30 * minute, 10],
])('what may still be paid is asked about again, %s (%i ms), after %i minutes', (_when, age, pause) => {
  expect(pauseAfter(age)).toBe(pause);
  // One that was never sent is as old as its row.
  expect(pauseAfter(age, { sentAt: null, createdAt: sentAt, status: 'created' })).toBe(pause);
});

test('what is decided is asked about no more', () => {
  for (const status of ['succeeded', 'excess', 'manual_review']) expect(pauseAfter(0, { status })).toBeNull();
});

/** Hours after its end at which a closed payment is asked about, from a moment of so many hours after it. */
const lateCheck = (hours: number, { isAnswered = true, known = {} } = {}) => {
  const closed = { status: 'expired', sentAt, createdAt: sentAt, closedAt: sentAt, ...known } as const;
  const next = nextCheckOf(closed, later(hours * hour), { isAnswered });
  return next && (next.getTime() - sentAt.getTime()) / hour;
};

test('what ended without money is asked about a day and three days later', () => {
  expect([0, 23, 24, 71, 72, 200].map((hours) => lateCheck(hours))).toEqual([24, 24, 72, 72, null, null]);
  expect(lateCheck(0, { known: { status: 'failed' } })).toBe(24);
  // Nobody can hold money of what was never sent.
  expect(lateCheck(0, { known: { sentAt: null } })).toBeNull();
  expect(lateCheck(0, { known: { closedAt: null } })).toBeNull();
});

test('a late question that nobody answered is repeated each hour, for a week', () => {
  const unanswered = (hours: number) => lateCheck(hours, { isAnswered: false });
  expect([10, 24, 72, 167, 168].map(unanswered)).toEqual([24, 25, 73, 168, null]);
});
