import { defineEndpoint } from '../endpoint.ts';
import type { showcaseSchemas } from './showcase.schema.ts';

export const showcaseEndpoint = defineEndpoint<typeof showcaseSchemas>({
  method: 'get',
  path: '/api/showcase-cards',
  access: 'public',
});
