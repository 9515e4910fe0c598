import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { picturePurpose } from './entities/media.schema.ts';
import { pictureCrop, pictureTurn } from './picture-cut.schema.ts';
import { pictureLimits } from './picture-limits.ts';

const tag = 'Media';
const pictureId = z.string().regex(/^[a-z0-9]{20}-[1-9]\d{0,4}x[1-9]\d{0,4}$/);

export const readPictureSchemas = {
  summary: 'A picture in one of its sizes, as AVIF, WebP or JPEG',
  tag,
  params: z.object({
    publicId: pictureId,
    file: z.string().regex(/^[1-9]\d{0,4}\.(?:avif|webp|jpg)$/),
  }),
} satisfies EndpointSchemas;

/** A stored picture; `url` is the value for a card's `coverImage`, `profileImage`, `logoImage` and `galleryImages[].url`. */
const uploadedPicture = z.object({
  id: z.string(),
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type UploadedPicture = z.infer<typeof uploadedPicture>;

export const uploadPictureSchemas = {
  summary: 'Uploads one picture: the body is the file itself',
  tag,
  query: z.object({ purpose: picturePurpose, crop: pictureCrop.optional(), turn: pictureTurn.optional() }),
  reply: uploadedPicture,
  status: 201,
  bodyLimit: pictureLimits.bytes,
} satisfies EndpointSchemas;

export const deletePictureSchemas = {
  summary: 'Removes a picture of mine that nothing shows',
  tag,
  params: z.object({ id: pictureId }),
} satisfies EndpointSchemas;
