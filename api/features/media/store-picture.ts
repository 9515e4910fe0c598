import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Storage } from '../../adapters/storage.ts';
import type { MediaPurpose } from '../../contract/entities/media.ts';
import { Media } from '../../models/Media.ts';
import { encodePicture, type EncodedPicture } from './encode-picture.ts';
import { addressOfPicture, makePictureId, pictureKey, widthsOf } from './picture-address.ts';

export interface StoredPicture {
  media: Media;
  /** What rows keep, `/media/…/1280.jpg`. */
  address: string;
}

/**
 * Encodes an uploaded picture anew, keeps its files and then its row. A crash in between leaves files that no
 * row names, never a row without files.
 * @throws {AppError} see `encodePicture`
 */
export async function storePicture(
  knex: Knex,
  storage: Storage,
  upload: { bytes: Buffer; userId: number; profileId: number | null; purpose: MediaPurpose },
): Promise<StoredPicture> {
  const picture = await encodePicture(upload.bytes);
  const publicId = makePictureId(picture.width, picture.height);
  const byteSize = await keepFiles(storage, publicId, picture);
  const media = await Media.query(knex).insertAndFetch({
    userId: upload.userId,
    profileId: upload.profileId,
    purpose: upload.purpose,
    storageKey: publicId,
    mimeType: 'image/jpeg',
    byteSize,
    width: picture.width,
    height: picture.height,
    sha256: createHash('sha256').update(upload.bytes).digest('hex'),
  });
  return { media, address: addressOfPicture(publicId) };
}

/**
 * Writes all files of a picture.
 * @returns bytes of the widest JPEG, which is what the row's `byteSize` counts
 */
export async function keepFiles(
  storage: Storage,
  publicId: string,
  picture: EncodedPicture,
): Promise<number> {
  // The widest JPEG comes last: where it is, all the others are.
  const widest = picture.files.find(({ width, extension }) => width === picture.width && extension === 'jpg');
  if (!widest) throw new Error('a picture without its widest JPEG');
  const others = picture.files.filter((file) => file !== widest);
  await Promise.all(
    others.map(({ width, extension, bytes }) => storage.put(pictureKey(publicId, width, extension), bytes)),
  );
  await storage.put(pictureKey(publicId, widest.width, 'jpg'), widest.bytes);
  return widest.bytes.length;
}

/** Bytes of the widest JPEG when the picture is kept whole, else null. */
export function keptSize(storage: Storage, publicId: string, width: number): Promise<number | null> {
  return storage.sizeOf(pictureKey(publicId, widthsOf(width).at(-1) ?? width, 'jpg'));
}
