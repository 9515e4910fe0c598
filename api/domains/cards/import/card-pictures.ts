import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { CardField, CardFields } from '../../../contract/cards/card-fields.ts';
import type { MediaPurpose } from '../../../contract/cards/entities/media.schema.ts';
import { readDocumentAddress } from '../../../contract/cards/document-address.ts';
import { pictureIdInAddress, sizeOf } from '../../../contract/cards/picture-address.ts';
import { pictureLimits } from '../../../contract/cards/picture-limits.ts';
import { Media } from '../../../models/Media.ts';
import type { AppDeps } from '../../../deps.ts';
import { pictureRefusal } from '../media/refuse-picture.ts';
import { storeDocument } from '../media/store-document.ts';
import { storePicture } from '../media/store-picture.ts';
import { inEncodingTurn } from '../media/upload-queue.ts';

/** Addresses here of the pictures and documents of the file, by their ids in it. */
type AddressMap = ReadonlyMap<string, string>;

/** Where a card names a picture or a document, and as what it is stored. */
interface NamedPicture {
  purpose: MediaPurpose;
  field: CardField;
}

/** Public ids of the pictures and documents that a card of the file names. */
export function picturesNamedBy(fields: CardFields): Map<string, NamedPicture> {
  const named = new Map<string, NamedPicture>();
  const add = (address: string | null, purpose: MediaPurpose, field: CardField) => {
    const id = address && pictureIdInAddress(address);
    if (id && !named.has(id)) named.set(id, { purpose, field });
  };
  add(fields.coverImage, 'cover', 'coverImage');
  add(fields.profileImage, 'portrait', 'profileImage');
  add(fields.logoImage, 'logo', 'logoImage');
  for (const { items } of fields.services)
    for (const { picture } of items) add(picture, 'gallery', 'services');
  for (const { url } of fields.galleryImages) add(url, 'gallery', 'galleryImages');
  for (const { file } of fields.documents) {
    const id = readDocumentAddress(file)?.publicId;
    if (id) named.set(id, { purpose: 'document', field: 'documents' });
  }
  return named;
}

/** The card with the pictures and documents that exist here; others are left out. */
export function withPictures(fields: CardFields, addresses: AddressMap): CardFields {
  const addressHere = (address: string | null) =>
    addresses.get((address && pictureIdInAddress(address)) ?? '') ?? null;
  return {
    ...fields,
    coverImage: addressHere(fields.coverImage),
    profileImage: addressHere(fields.profileImage),
    logoImage: addressHere(fields.logoImage),
    services: fields.services.map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, picture: addressHere(item.picture) })),
    })),
    galleryImages: fields.galleryImages.flatMap((image) => {
      const url = addressHere(image.url);
      const id = url && pictureIdInAddress(url);
      return id ? [{ ...image, url, ...sizeOf(id) }] : [];
    }),
    documents: fields.documents.flatMap(({ name, file }) => {
      const here = addresses.get(readDocumentAddress(file)?.publicId ?? '');
      return here ? [{ name, file: here }] : [];
    }),
  };
}

/**
 * Finds a user's picture or document that is the one of the file: it still has its id, or was made from the same bytes
 * by an earlier import. An id alone never gives access to another user's picture.
 */
export async function findOwnPicture(
  knex: Knex,
  userId: number,
  id: string,
  bytes: Buffer | null,
): Promise<Media | null> {
  const same = await Media.query(knex).findOne({ user_id: userId, storage_key: id });
  if (same) return same;
  if (!bytes) return null;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const copy = await Media.query(knex)
    .findOne({ user_id: userId, sha256, ...sizeOf(id) })
    .orderBy('id');
  return copy ?? null;
}

/**
 * Stores a picture or a document of the file as an upload is stored.
 * @throws {AppError} as an upload does
 */
export async function storeImportedPicture(
  { knex, storage }: Pick<AppDeps, 'knex' | 'storage'>,
  userId: number,
  { bytes, purpose, name }: { bytes: Buffer; purpose: MediaPurpose; name: string },
): Promise<Media> {
  if (purpose === 'document')
    return inEncodingTurn(() => storeDocument(knex, storage, { bytes, name, userId }));
  const kept = await Media.query(knex).where({ user_id: userId }).resultSize();
  if (kept >= pictureLimits.kept) throw pictureRefusal('tooManyKept');
  const { media } = await inEncodingTurn(() =>
    storePicture(knex, storage, { bytes, userId, profileId: null, purpose }),
  );
  return media;
}
