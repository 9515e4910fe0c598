import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { chipTimelinePath, type ChipTimeline } from '../../../../api/contract/nfc/chip-timeline.schema.ts';
import { httpClient } from '../../../kit/providers/http-client.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

/** How the chip on the page stands, and what happened to it; read again whenever the record is. */
export function useChipTimeline() {
  const chip = useRecordContext<ResourceRecord<'card-allocations'>>();
  return useQuery<ChipTimeline>({
    queryKey: ['card-allocations', 'story', chip?.id],
    queryFn: async () => (await httpClient(chipTimelinePath(chip?.id ?? 0))).json as ChipTimeline,
    enabled: chip !== undefined,
  });
}
