import { defineEndpoint } from '../endpoint.ts';
import type { readChipTimelineSchemas } from './chip-timeline.schema.ts';

export const readChipTimelineEndpoint = defineEndpoint<typeof readChipTimelineSchemas>({
  method: 'get',
  path: '/api/admin/card-allocations/:id/story',
  access: 'orders.read',
});
