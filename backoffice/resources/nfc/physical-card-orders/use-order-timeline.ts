import { readOrderTimelineEndpoint } from '../../../../api/contract/nfc/order-papers.endpoint.ts';
import { call } from '../../../kit/providers/call.ts';
import { useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';

/** The order's version is part of the cache key, so that the timeline is read again with the record. */
export function useOrderTimeline(id: Identifier | undefined, updatedAt: string | undefined) {
  return useQuery({
    queryKey: ['physical-card-orders', 'story', id, updatedAt],
    queryFn: () => call(readOrderTimelineEndpoint, { params: { id: String(id) } }),
    enabled: id !== undefined,
  });
}
