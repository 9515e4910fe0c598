import { useQuery } from '@tanstack/react-query';
import { readWaitingWorkEndpoint } from '../../../api/contract/admin/dashboard.endpoint.ts';
import { call } from '../providers/call.ts';

const askEvery = 60_000;

/** What waits for staff, asked once a minute for all badges together (docs/product.md 13.8). */
export function useWaitingWork() {
  return useQuery({
    queryKey: ['waiting-work'],
    staleTime: askEvery,
    refetchInterval: askEvery,
    queryFn: ({ signal }) => call(readWaitingWorkEndpoint, {}, { signal }),
  });
}
