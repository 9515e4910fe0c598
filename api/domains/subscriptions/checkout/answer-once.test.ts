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

const again = (seconds: number, answer: string, wait?: number) =>
  answerOnce(database.knex, { ...request, now: later(seconds) }, () => Promise.resolve(answer), wait);

test('fifty parallel requests wait for the first answer and get it, and hold no connection meanwhile', async () => {
  const first = held();
  await first.started;
  const parallel = Promise.all(Array.from({ length: 50 }, () => again(1, 'second')));
  // The pool has fewer connections than there are requests: the database answers others all the while.
  expect(database.knex.client.pool.max).toBeLessThan(50);
  const answers = await Promise.all(Array.from({ length: 20 }, () => database.knex.raw('select 1')));
  expect(answers).toHaveLength(20);
  // Whoever asks last is refused after all of them have looked in vain: they do wait.
  await expect(again(1, 'last', 0)).rejects.toMatchObject({ code: 'conflict' });
  first.end.resolve('first');
  expect(new Set(await parallel)).toEqual(new Set(['first']));
  expect([await first.answer, await again(2, 'third')]).toEqual(['first', 'first']);
});

test('waiting ends: whoever gets no answer in time is refused, and nothing is done twice', async () => {
  const first = held();
  await first.started;
  await expect(again(1, 'second', 50)).rejects.toMatchObject({ code: 'conflict' });
  first.end.resolve('first');
  expect(await first.answer).toBe('first');
});

test('another body is refused at once, while the first request is under way', async () => {
  const first = held();
  await first.started;
  const other = { ...request, body: { plan: 3 } };
  await expect(answerOnce(database.knex, other, () => Promise.resolve('x'))).rejects.toMatchObject({
    code: 'validation_failed',
  });
  first.end.resolve('first');
  await first.answer;
});

test('whoever waited for a request that failed tries anew, one after the other', async () => {
  const first = held();
  await first.started;
  const waiting = [again(1, 'second'), again(1, 'third')];
  first.end.reject(new Error('broken'));
  await expect(first.answer).rejects.toThrow('broken');
  const answers = await Promise.all(waiting);
  expect(['second', 'third']).toContain(answers[0]);
  expect(answers[1]).toBe(answers[0]);
});

test('the key of a request that died without an answer may be used again after a minute', async () => {
  const first = held();
  await first.started;
  await expect(again(59, 'too early', 0)).rejects.toMatchObject({ code: 'conflict' });
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
