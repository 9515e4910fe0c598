import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

/** Another try can help after a network or server error only, not after a refusal. */
function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof HttpError) || error.status === 0 || error.status >= 500;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Reports a lost network at once instead of waiting for it silently.
      queries: { networkMode: 'always', retry: (failures, error) => failures < 1 && isWorthRetrying(error) },
      mutations: { networkMode: 'always' },
    },
  });
}
