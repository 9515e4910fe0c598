import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

/** Another try can help after a network or server error only, not after a refusal. */
function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof HttpError) || error.status === 0 || error.status >= 500;
}

/** Milliseconds for which pages go by the server's last answer to who works here; of an ended session the live stream tells. */
const checkedFor = 10_000;

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // Reports a lost network at once instead of waiting for it silently.
      queries: { networkMode: 'always', retry: (failures, error) => failures < 1 && isWorthRetrying(error) },
      mutations: { networkMode: 'always' },
    },
  });
  // react-admin asks before it lets anybody in, and again in the page that it then opens; the dashboard does so under a
  // key of its own.
  const checks = ['auth', 'checkAuth'];
  const letIn = [...checks, {}];
  client.setQueryDefaults(checks, {
    staleTime: checkedFor,
    initialData: () => client.getQueryData(letIn),
    initialDataUpdatedAt: () => client.getQueryState(letIn)?.dataUpdatedAt,
  });
  return client;
}
