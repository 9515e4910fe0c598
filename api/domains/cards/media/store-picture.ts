import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Storage } from '../../../adapters/storage.ts';
import type { MediaPurpose } from '../../../contract/cards/entities/media.schema.ts';
import { addressOfPicture, widthsOf } from '../../../contract/cards/picture-address.ts';
import type { PictureCut } from '../../../contract/cards/picture-cut.schema.ts';
import { Media } from '../../../models/Media.ts';
import { discardPicture } from './discard-picture.ts';
import type { EncodedPicture, PictureFile } from './encode-picture.ts';
import { makePictureId, pictureKey } from './picture-key.ts';

interface StoredPicture {
  media: Media;
  /** Address that rows store, `/media/…/1280.jpg`. */
  address: string;
}

interface PictureUpload {
  bytes: Buffer;
  userId: number;
  profileId: number | null;
  purpose: MediaPurpose;
  cut?: PictureCut;
  /** Aborted when the uploader closed the connection. */
  signal?: AbortSignal;
}

/**
 * Encodes an uploaded picture anew and stores its row and its files, both or neither. The row comes first, so that
 * the sweep finds what a crash leaves.
 * @throws {AppError} see `encodePicture`
 * @throws the storage's error, or the signal's reason, when nothing was stored
 */
export async function storePicture(
  knex: Knex,
  storage: Storage,
  upload: PictureUpload,
): Promise<StoredPicture> {
  // Loaded with the first upload: the encoders are large.
  const { encodePicture } = await import('./encode-picture.ts');
  const picture = await encodePicture(upload.bytes, upload.cut, upload.purpose === 'logo' ? 'logo' : 'photo');
  upload.signal?.throwIfAborted();
  const publicId = makePictureId(picture.width, picture.height);
  const media = await Media.query(knex).insertAndFetch({
    userId: upload.userId,
    profileId: upload.profileId,
    purpose: upload.purpose,
    storageKey: publicId,
    mimeType: 'image/jpeg',
    byteSize: widestJpeg(picture).bytes.length,
    width: picture.width,
    height: picture.height,
    sha256: createHash('sha256').update(upload.bytes).digest('hex'),
  });
  try {
    await storeFiles(storage, publicId, picture);
    upload.signal?.throwIfAborted();
  } catch (error) {
    await discardPicture(knex, storage, media);
    throw error;
  }
  return { media, address: addressOfPicture(publicId) };
}

/**
 * Writes all files of a picture.
 * @returns bytes of the widest JPEG, for the row's `byteSize`
 */
export async function storeFiles(
  storage: Storage,
  publicId: string,
  picture: EncodedPicture,
): Promise<number> {
  // The widest JPEG is written last: where it exists, all the others do.
  const widest = widestJpeg(picture);
  const others = picture.files.filter((file) => file !== widest);
  const written = await Promise.allSettled(
    others.map(({ width, extension, bytes }) => storage.put(pictureKey(publicId, width, extension), bytes)),
  );
  // Waits for all writes: a late one would bring its folder back after the removal.
  const failed = written.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  await storage.put(pictureKey(publicId, widest.width, 'jpg'), widest.bytes);
  return widest.bytes.length;
}

function widestJpeg(picture: EncodedPicture): PictureFile {
  const widest = picture.files.find(({ width, extension }) => width === picture.width && extension === 'jpg');
  if (!widest) throw new Error('a picture without its widest JPEG');
  return widest;
}

/** Bytes of the widest JPEG when all files of the picture are stored, else null. */
export function storedSize(storage: Storage, publicId: string, width: number): Promise<number | null> {
  return storage.sizeOf(pictureKey(publicId, widthsOf(width).at(-1) ?? width, 'jpg'));
}
