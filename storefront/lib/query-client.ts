import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { apiRead } from './api-client.ts';
import { isAnswered, retryPause } from './retries.ts';

const minute = 60_000;

/** Waits 1 s, 2 s, 4 s … at most 30 s between tries (docs/specification.md 9). */
export const retryDelay = (failures: number): number => Math.min(retryPause * 2 ** failures, 30_000);

/**
 * Default fetcher: GET to the first element of the query key (docs/specification.md 7).
 * @param on401 `return-null` turns a 401 into null, `throw` into an AuthenticationError
 */
function readQuery<T>(on401: 'return-null' | 'throw'): QueryFunction<T> {
  return ({ queryKey, signal }) => apiRead(String(queryKey[0]), { on401, signal }) as Promise<T>;
}

/**
 * The data cache with the numbers of docs/specification.md 9, but for tries: a read is tried once more when no answer
 * came, a write is not (docs/product.md 11.9).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Fetches also when the browser reports itself offline, so that the page shows the error instead of waiting.
        networkMode: 'always',
        refetchOnReconnect: true,
        queryFn: readQuery('throw'),
        staleTime: 5 * minute,
        gcTime: 10 * minute,
        retry: (failures, error) => failures < 1 && !isAnswered(error),
        retryDelay,
        refetchOnWindowFocus: true,
        refetchInterval: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
