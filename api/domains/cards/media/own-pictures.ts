import type { Knex } from 'knex';
import { readDocumentAddress } from '../../../contract/cards/document-address.ts';
import type { CardDocument } from '../../../contract/cards/entities/documents.schema.ts';
import type { GalleryImage } from '../../../contract/cards/entities/gallery-images.schema.ts';
import type { ServiceGroup } from '../../../contract/cards/entities/services.schema.ts';
import { pictureIdInAddress } from '../../../contract/cards/picture-address.ts';
import { AppError, type FieldErrors } from '../../../errors.ts';
import { Media } from '../../../models/Media.ts';
import { addressOfMedia } from './address-of-media.ts';

interface CardPictures {
  coverImage?: string | null | undefined;
  profileImage?: string | null | undefined;
  logoImage?: string | null | undefined;
  galleryImages?: readonly Pick<GalleryImage, 'url'>[] | undefined;
  services?: readonly ServiceGroup[] | undefined;
  documents?: readonly CardDocument[] | undefined;
}

/**
 * Makes sure that a card shows only pictures and documents that its owner uploaded: another address would show another
 * user's picture, or call a foreign server from every visitor's browser. Locks the rows until the transaction ends, so
 * that none is swept in between.
 * @param present the card before the change: pictures it names already may stay
 * @throws {AppError} `validation_failed` on the fields
 */
export async function assertOwnPictures(
  trx: Knex.Transaction,
  userId: number,
  next: CardPictures,
  present: CardPictures = {},
): Promise<void> {
  const known = new Set(addressesByField(present).map(([, address]) => address));
  const asked = addressesByField(next);
  const ids = asked.flatMap(
    ([, address]) => pictureIdInAddress(address) ?? readDocumentAddress(address)?.publicId ?? [],
  );
  const own = await Media.query(trx).where({ user_id: userId }).whereIn('storage_key', ids).forShare();
  const allowed = new Set([
    ...known,
    // A document's address says its pages and bytes: one that says others isn't its own.
    ...own.map(addressOfMedia),
  ]);
  const fields: FieldErrors = Object.fromEntries(
    asked
      .filter(([, address]) => !allowed.has(address))
      .map(([field]) => [
        field,
        field.startsWith('documents.') ? ('document_not_found' as const) : ('picture_not_found' as const),
      ]),
  );
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
}

function addressesByField({
  coverImage,
  profileImage,
  logoImage,
  galleryImages,
  services,
  documents,
}: CardPictures): [string, string][] {
  const all: [string, string | null | undefined][] = [
    ['coverImage', coverImage],
    ['profileImage', profileImage],
    ['logoImage', logoImage],
    ...(galleryImages ?? []).map(({ url }, index): [string, string] => [`galleryImages.${index}.url`, url]),
    ...(services ?? []).flatMap(({ items }, group) =>
      items.map(({ picture }, index): [string, string | null] => [
        `services.${group}.items.${index}.picture`,
        picture,
      ]),
    ),
    ...(documents ?? []).map(({ file }, index): [string, string] => [`documents.${index}.file`, file]),
  ];
  return all.filter((entry): entry is [string, string] => Boolean(entry[1]));
}
