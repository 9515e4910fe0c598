import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

/** A refusal stays a refusal; only a network or server fault is worth another try. */
function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof HttpError) || error.status === 0 || error.status >= 500;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A lost network is told at once; nothing waits in silence for it to come back.
      queries: { networkMode: 'always', retry: (failures, error) => failures < 1 && isWorthRetrying(error) },
      mutations: { networkMode: 'always' },
    },
  });
}
