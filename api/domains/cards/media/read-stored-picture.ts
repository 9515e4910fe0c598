import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../../adapters/storage.ts';
import type { Picture } from '../../../contract/cards/public-card.schema.ts';
import { pictureIdInAddress, widthsOf } from '../../../contract/cards/picture-address.ts';
import { pictureKey } from './picture-key.ts';

/**
 * Reads a stored picture as JPEG, in the smallest size that is wide enough.
 * @param width min width in pixels; the picture's own when it is narrower
 * @returns null when there is no such picture
 */
export async function readStoredPicture(
  storage: Storage,
  picture: Picture | null,
  width: number,
): Promise<Buffer | null> {
  const publicId = picture && pictureIdInAddress(picture.src);
  if (!publicId) return null;
  const kept = widthsOf(picture.width);
  const nearest = kept.find((candidate) => candidate >= width) ?? kept.at(-1) ?? picture.width;
  const file = await storage.open(pictureKey(publicId, nearest, 'jpg'));
  return file && buffer(file.body);
}
