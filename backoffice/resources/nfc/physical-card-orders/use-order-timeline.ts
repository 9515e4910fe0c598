import { readOrderTimelineEndpoint } from '../../../../api/contract/nfc/order-papers.endpoint.ts';
import { useRead } from '../../../kit/providers/use-read.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';

/** Of the order on the page; its version is part of the cache key, so that it is read again with the record. */
export function useOrderTimeline() {
  const { id, updatedAt } = usePageRecord<'physical-card-orders'>();
  return useRead(readOrderTimelineEndpoint, { params: { id } }, { under: ['order-timeline', updatedAt] });
}
