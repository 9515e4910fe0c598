import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { mediaPurpose } from './entities/media.ts';
import { pictureCrop, pictureTurn } from './picture-cut.ts';
import { pictureLimits } from './picture-limits.ts';

const tag = 'Media';
const pictureId = z.string().regex(/^[a-z0-9]{20}-[1-9]\d{0,4}x[1-9]\d{0,4}$/);

/** One file of a picture. The answer never changes, so browsers keep it for a year. */
export const readPicture = defineEndpoint({
  method: 'get',
  path: '/media/:publicId/:file',
  summary: 'A picture in one of its sizes, as AVIF, WebP or JPEG',
  tag,
  access: 'public',
  params: z.object({
    publicId: pictureId,
    file: z.string().regex(/^[1-9]\d{0,4}\.(?:avif|webp|jpg)$/),
  }),
});

/** A kept picture; `url` is what a card's `coverImage`, `profileImage` and `galleryImages[].url` take. */
export const uploadedPicture = z.object({
  id: z.string(),
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type UploadedPicture = z.infer<typeof uploadedPicture>;

/**
 * Takes the bytes of one JPEG, PNG, WebP or AVIF as the body, whatever the content type says: the content decides.
 * Up to 10 MB and 24 megapixels.
 */
export const uploadPictureEndpoint = defineEndpoint({
  method: 'post',
  path: '/api/media',
  summary: 'Uploads one picture: the body is the file itself',
  tag,
  access: 'signed-in',
  query: z.object({ purpose: mediaPurpose, crop: pictureCrop.optional(), turn: pictureTurn.optional() }),
  bodyType: 'stream',
  bodyLimit: pictureLimits.bytes,
  reply: uploadedPicture,
  status: 201,
});

/** Refused with 409 while a card or an article shows the picture. */
export const deletePictureEndpoint = defineEndpoint({
  method: 'delete',
  path: '/api/media/:id',
  summary: 'Removes a picture of mine that nothing shows',
  tag,
  access: 'signed-in',
  params: z.object({ id: pictureId }),
});
