import { useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { orderTimelinePath, type OrderTimeline } from '../../../../api/contract/nfc/order-papers.schema.ts';
import { httpClient } from '../../../kit/providers/http-client.ts';

/** What happened to an order: read again with the record, for its version is part of the key. */
export function useOrderTimeline(id: Identifier | undefined, updatedAt: string | undefined) {
  return useQuery<OrderTimeline>({
    queryKey: ['physical-card-orders', 'story', id, updatedAt],
    queryFn: async () => (await httpClient(orderTimelinePath(String(id)))).json as OrderTimeline,
    enabled: id !== undefined,
  });
}
