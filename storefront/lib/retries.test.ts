import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { errorOfStatus, NetworkError } from './api-errors.ts';
import { createQueryClient } from './query-client.ts';
import { sendOnceMore } from './retries.ts';

const answers = [400, 401, 402, 403, 404, 409, 422, 429, 500, 503].map((status) =>
  errorOfStatus(status, '', null),
);
const lost = new NetworkError('');
let tries: number;
let queries: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  tries = 0;
  queries = createQueryClient();
});
afterEach(() => {
  queries.clear();
  vi.useRealTimers();
});

/** Fails with these errors, one after the other, then succeeds. */
const failing = (...errors: Error[]) =>
  function work(): Promise<string> {
    tries += 1;
    const error = errors[tries - 1];
    return error ? Promise.reject(error) : Promise.resolve('done');
  };
const outcomeOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);
const read = (...errors: Error[]) =>
  outcomeOf(
    queries.fetchQuery({
      ...queries.getDefaultOptions().queries,
      queryKey: ['/api/x'],
      queryFn: failing(...errors),
    }),
  );

it.each(answers)('a read is not tried again after an answer (%o)', async (answer) => {
  const outcome = read(answer);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await outcome, tries]).toEqual([answer, 1]);
});

it('a read without an answer is tried once more, a second later', async () => {
  const outcome = read(lost, lost);
  await vi.advanceTimersByTimeAsync(999);
  expect(tries).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(tries).toBe(2);
  expect(await outcome).toBe(lost);
});

it('a write is sent once, whatever becomes of it', async () => {
  const mutation = queries
    .getMutationCache()
    .build(queries, queries.defaultMutationOptions({ mutationFn: failing(lost) }));
  const outcome = outcomeOf(mutation.execute(undefined));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await outcome, tries]).toEqual([lost, 1]);
});

it('a write with a key of its own is sent once more, a second later, when no answer came', async () => {
  const outcome = outcomeOf(sendOnceMore(failing(lost)));
  await vi.advanceTimersByTimeAsync(999);
  expect(tries).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([await outcome, tries]).toEqual(['done', 2]);
});

it.each(answers)('and is not when one came (%o)', async (answer) => {
  const outcome = outcomeOf(sendOnceMore(failing(answer)));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await outcome, tries]).toEqual([answer, 1]);
});
