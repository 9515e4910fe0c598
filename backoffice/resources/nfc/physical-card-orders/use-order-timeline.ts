import { readOrderTimelineEndpoint } from '../../../../api/contract/nfc/order-papers.endpoint.ts';
import { call } from '../../../kit/providers/call.ts';
import { useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';

/** What happened to an order: read again with the record, for its version is part of the key. */
export function useOrderTimeline(id: Identifier | undefined, updatedAt: string | undefined) {
  return useQuery({
    queryKey: ['physical-card-orders', 'story', id, updatedAt],
    queryFn: () => call(readOrderTimelineEndpoint, { params: { id: String(id) } }),
    enabled: id !== undefined,
  });
}
