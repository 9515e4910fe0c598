import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** One file of a picture. The answer never changes, so browsers keep it for a year. */
export const readPicture = defineEndpoint({
  method: 'get',
  path: '/media/:publicId/:file',
  summary: 'A picture in one of its sizes, as AVIF, WebP or JPEG',
  tag: 'Media',
  access: 'public',
  params: z.object({
    publicId: z.string().regex(/^[a-z0-9]{20}-[1-9]\d{0,4}x[1-9]\d{0,4}$/),
    file: z.string().regex(/^[1-9]\d{0,4}\.(?:avif|webp|jpg)$/),
  }),
});
