import { uploadPictureEndpoint } from '../../../../api/contract/cards/media.endpoint.ts';
import type { UploadedPicture } from '../../../../api/contract/cards/media.schema.ts';
import type { PicturePurpose } from '../../../../api/contract/cards/entities/media.schema.ts';
import { writeCrop, type PictureCut } from '../../../../api/contract/cards/picture-cut.schema.ts';
import { pictureLimits, type PictureRefusal } from '../../../../api/contract/cards/picture-limits.ts';
import { upload, type UploadOptions } from '../../../lib/api-upload.ts';

/** Filter of the file dialog; it makes a phone convert its own format to JPEG. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif';

/** Checks that need no upload; the server decides by the content. */
export function refusalOfFile(file: Blob): PictureRefusal | null {
  if (file.size === 0) return 'empty';
  if (file.type === 'image/svg+xml') return 'svg';
  if (file.type === 'image/gif') return 'gif';
  if (file.type !== '' && !file.type.startsWith('image/')) return 'notPicture';
  return file.size > pictureLimits.bytes ? 'tooManyBytes' : null;
}

/** @throws {ApiError} with the server's text; the signal's reason when aborted */
export async function sendPicture(
  file: Blob,
  purpose: PicturePurpose,
  { crop, turn }: PictureCut,
  options: UploadOptions,
): Promise<UploadedPicture> {
  return upload(uploadPictureEndpoint, file, options, {
    query: { purpose, crop: crop ? writeCrop(crop) : undefined, turn: turn || undefined },
  });
}
