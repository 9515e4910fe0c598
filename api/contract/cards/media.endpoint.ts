import { defineEndpoint } from '../endpoint.ts';
import type { deletePictureSchemas, readPictureSchemas, uploadPictureSchemas } from './media.schema.ts';

/** One file of a picture. The answer never changes, so browsers cache it for a year. */
export const readPictureEndpoint = defineEndpoint<typeof readPictureSchemas>({
  method: 'get',
  path: '/media/:publicId/:file',
  access: 'public',
});

/**
 * Takes the bytes of one JPEG, PNG, WebP or AVIF as the body, whatever the content type says: the content decides.
 * Up to 10 MB and 24 megapixels.
 */
export const uploadPictureEndpoint = defineEndpoint<typeof uploadPictureSchemas>({
  method: 'post',
  path: '/api/media',
  access: 'signed-in',
  bodyType: 'stream',
});

/** Refused with 409 while a card or an article shows the picture. */
export const deletePictureEndpoint = defineEndpoint<typeof deletePictureSchemas>({
  method: 'delete',
  path: '/api/media/:id',
  access: 'signed-in',
});
