import { expect, it } from 'vitest';
import { createQueryClient, retryDelay } from './query-client.ts';

it('keeps to the data cache of docs/specification.md 9', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 600_000,
    refetchOnWindowFocus: true,
    refetchInterval: false,
  });
  // Without a connection a call fails and reports it; it doesn't wait silently.
  expect([queries?.networkMode, mutations?.networkMode]).toEqual(['always', 'always']);
  expect(queries?.refetchOnReconnect).toBe(true);
  expect([0, 1, 2, 3, 4, 5, 20].map(retryDelay)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});
