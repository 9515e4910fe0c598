import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { chipStoryPath, type ChipStory } from '../../../../api/contract/nfc/chip-timeline.ts';
import { httpClient } from '../../../kit/providers/http-client.ts';
import type { ResourceRecord } from '../../resource-entities.ts';

/** How the chip on the page stands, and what happened to it; read again whenever the record is. */
export function useChipStory() {
  const chip = useRecordContext<ResourceRecord<'card-allocations'>>();
  return useQuery<ChipStory>({
    queryKey: ['card-allocations', 'story', chip?.id],
    queryFn: async () => (await httpClient(chipStoryPath(chip?.id ?? 0))).json as ChipStory,
    enabled: chip !== undefined,
  });
}
