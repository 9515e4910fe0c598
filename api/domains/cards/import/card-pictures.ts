import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { CardFields } from '../../../contract/cards/card-fields.ts';
import type { MediaPurpose } from '../../../contract/cards/entities/media.schema.ts';
import { addressOfPicture, pictureIdInAddress, sizeOf } from '../../../contract/cards/picture-address.ts';
import { pictureLimits } from '../../../contract/cards/picture-limits.ts';
import { Media } from '../../../models/Media.ts';
import type { AppDeps } from '../../../deps.ts';
import { pictureRefusal } from '../media/refuse-picture.ts';
import { storePicture } from '../media/store-picture.ts';
import { inEncodingTurn } from '../media/upload-queue.ts';

type PictureMap = ReadonlyMap<string, string>;

/** Public ids of the pictures that a card of the file names, with the purpose of each. */
export function picturesNamedBy(fields: CardFields): Map<string, MediaPurpose> {
  const named = new Map<string, MediaPurpose>();
  const add = (address: string | null, purpose: MediaPurpose) => {
    const id = address && pictureIdInAddress(address);
    if (id && !named.has(id)) named.set(id, purpose);
  };
  add(fields.coverImage, 'cover');
  add(fields.profileImage, 'portrait');
  for (const { url } of fields.galleryImages) add(url, 'gallery');
  return named;
}

/** The card with the pictures that exist here; others are left out. */
export function withPictures(fields: CardFields, pictures: PictureMap): CardFields {
  const addressHere = (address: string | null) => {
    const id = pictures.get((address && pictureIdInAddress(address)) ?? '');
    return id ? addressOfPicture(id) : null;
  };
  return {
    ...fields,
    coverImage: addressHere(fields.coverImage),
    profileImage: addressHere(fields.profileImage),
    galleryImages: fields.galleryImages.flatMap((image) => {
      const id = pictures.get(pictureIdInAddress(image.url) ?? '');
      return id ? [{ ...image, url: addressOfPicture(id), ...sizeOf(id) }] : [];
    }),
  };
}

/**
 * Finds a user's picture that is the one of the file: it still has its id, or was made from the same bytes by an
 * earlier import. An id alone never gives access to another user's picture.
 */
export async function findOwnPicture(
  knex: Knex,
  userId: number,
  id: string,
  bytes: Buffer | null,
): Promise<string | null> {
  const same = await Media.query(knex).findOne({ user_id: userId, storage_key: id });
  if (same) return same.storageKey;
  if (!bytes) return null;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const copy = await Media.query(knex)
    .findOne({ user_id: userId, sha256, ...sizeOf(id) })
    .orderBy('id');
  return copy?.storageKey ?? null;
}

/**
 * Stores a picture of the file as an upload is stored.
 * @throws {AppError} as an upload does
 */
export async function storeImportedPicture(
  { knex, storage }: Pick<AppDeps, 'knex' | 'storage'>,
  userId: number,
  { bytes, purpose }: { bytes: Buffer; purpose: MediaPurpose },
): Promise<Media> {
  const kept = await Media.query(knex).where({ user_id: userId }).resultSize();
  if (kept >= pictureLimits.kept) throw pictureRefusal('tooManyKept');
  const { media } = await inEncodingTurn(() =>
    storePicture(knex, storage, { bytes, userId, profileId: null, purpose }),
  );
  return media;
}
