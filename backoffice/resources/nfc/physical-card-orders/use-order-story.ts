import { useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { orderStoryPath, type OrderStory } from '../../../../api/contract/nfc/order-papers.ts';
import { httpClient } from '../../../kit/providers/http-client.ts';

/** What happened to an order: read again with the record, for its version is part of the key. */
export function useOrderStory(id: Identifier | undefined, updatedAt: string | undefined) {
  return useQuery<OrderStory>({
    queryKey: ['physical-card-orders', 'story', id, updatedAt],
    queryFn: async () => (await httpClient(orderStoryPath(String(id)))).json as OrderStory,
    enabled: id !== undefined,
  });
}
