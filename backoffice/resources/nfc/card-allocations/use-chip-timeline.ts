import { readChipTimelineEndpoint } from '../../../../api/contract/nfc/chip-timeline.endpoint.ts';
import { call } from '../../../kit/providers/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

/** State and timeline of the chip on the page; read again whenever the record is. */
export function useChipTimeline() {
  const chip = useRecordContext<ResourceRecord<'card-allocations'>>();
  return useQuery({
    queryKey: ['card-allocations', 'story', chip?.id],
    queryFn: () => call(readChipTimelineEndpoint, { params: { id: chip?.id ?? 0 } }),
    enabled: chip !== undefined,
  });
}
