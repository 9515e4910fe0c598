import { readWaitingWorkEndpoint } from '../../../api/contract/admin/dashboard.endpoint.ts';
import { useRead } from '../providers/use-read.ts';

const askEvery = 60_000;

/** What waits for staff, asked once a minute for all badges together (docs/product.md 13.8). */
export const useWaitingWork = () =>
  useRead(readWaitingWorkEndpoint, {}, { staleTime: askEvery, refetchInterval: askEvery });
