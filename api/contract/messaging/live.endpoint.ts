import { defineEndpoint } from '../endpoint.ts';
import type { liveSchemas } from './live.schema.ts';

export const liveEndpoint = defineEndpoint<typeof liveSchemas>({
  method: 'get',
  path: '/api/live',
  access: 'signed-in',
});
