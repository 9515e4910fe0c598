import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { answerOnce, forgetAnswers } from './answer-once.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

const begun = new Date('2026-11-22T10:00:00Z');
const later = (seconds: number) => new Date(begun.getTime() + seconds * 1000);
let request: { userId: number; key: string; body: unknown; now: Date };
beforeEach(async () => {
  await database.knex('http_idempotency').delete();
  const { id } = await createUser(database.knex);
  request = { userId: id, key: randomUUID(), body: { plan: 2 }, now: begun };
});

/** A request whose work ends when it is told to. */
function held() {
  const started = Promise.withResolvers<void>();
  const end = Promise.withResolvers<string>();
  const answer = answerOnce(database.knex, request, () => {
    started.resolve();
    return end.promise;
  });
  return { started: started.promise, end, answer };
}

const again = (seconds: number, answer: string) =>
  answerOnce(database.knex, { ...request, now: later(seconds) }, () => Promise.resolve(answer));

test('a request under its key is refused while the first is under way, and then gets the first answer', async () => {
  const first = held();
  await first.started;
  await expect(again(1, 'second')).rejects.toMatchObject({ code: 'conflict' });
  first.end.resolve('first');
  expect([await first.answer, await again(2, 'third')]).toEqual(['first', 'first']);
});

test('the key of a request that died without an answer may be used again after a minute', async () => {
  const first = held();
  await first.started;
  await expect(again(59, 'too early')).rejects.toMatchObject({ code: 'conflict' });
  expect(await again(61, 'second')).toBe('second');
  first.end.resolve('first');
  await first.answer;
});

test('another body under the key is refused; the same key of somebody else is theirs', async () => {
  await again(0, 'first');
  await expect(
    answerOnce(database.knex, { ...request, body: { plan: 3 } }, () => Promise.resolve('second')),
  ).rejects.toMatchObject({ code: 'validation_failed' });
  const other = await createUser(database.knex);
  expect(
    await answerOnce(database.knex, { ...request, userId: other.id }, () => Promise.resolve('theirs')),
  ).toBe('theirs');
});

test('answers are forgotten after a day, and not before', async () => {
  await again(0, 'first');
  expect(await forgetAnswers(database.knex, later(86_399))).toBe(0);
  expect(await again(86_399, 'second')).toBe('first');
  expect(await forgetAnswers(database.knex, later(86_401))).toBe(1);
});
