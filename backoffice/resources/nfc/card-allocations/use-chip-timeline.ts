import { readChipTimelineEndpoint } from '../../../../api/contract/nfc/chip-timeline.endpoint.ts';
import { useRead } from '../../../kit/providers/use-read.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';

/** State and timeline of the chip on the page; read again whenever the record is. */
export const useChipTimeline = () =>
  useRead(readChipTimelineEndpoint, { params: { id: usePageRecord<'card-allocations'>().id } });
