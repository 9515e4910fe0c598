import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('a read is tried once more where that can help, and a refusal is told at once', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  const { retry } = queries ?? {};
  if (typeof retry !== 'function') throw new Error('no rule');
  const isRetried = (error: Error, failures = 0) => retry(failures, error);
  for (const status of [0, 500, 502, 503])
    expect(isRetried(new HttpError('', status)), `${status}`).toBe(true);
  for (const status of [400, 401, 403, 404, 409, 422, 429, 499])
    expect(isRetried(new HttpError('', status)), `${status}`).toBe(false);
  expect(isRetried(new TypeError('Failed to fetch'))).toBe(true);
  expect(isRetried(new TypeError('Failed to fetch'), 1)).toBe(false);
  // What changes something is never sent twice by itself, and without a network both say so.
  expect(mutations?.retry ?? 0).toBe(0);
  expect([queries?.networkMode, mutations?.networkMode]).toEqual(['always', 'always']);
});
