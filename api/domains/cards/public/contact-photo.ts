import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Storage } from '../../../adapters/storage.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { readStoredPicture } from '../media/read-stored-picture.ts';

/** In pixels. Address books show it small; browsers of Android failed at saving large ones. */
const edge = 240;
const maxBytes = 22_000;
const qualities = [80, 65, 50, 35];

const made = new LRUCache<string, Buffer>({ max: 500 });

/**
 * The picture of a saved contact: the card's portrait as a small square JPEG, at most 22 KB.
 * @returns null when the card has none, or it can't be read: the contact is saved without it
 */
export async function contactPhoto(storage: Storage, { portrait }: PublicCard): Promise<Buffer | null> {
  if (!portrait) return null;
  const known = made.get(portrait.src);
  if (known) return known;
  const picture = await readStoredPicture(storage, portrait, edge).catch(() => null);
  if (!picture) return null;
  const square = await sharp(picture)
    .resize({ width: edge, height: edge, fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = square.info;
  for (const quality of qualities) {
    const photo = await sharp(square.data, { raw: { width, height, channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (photo.length > maxBytes) continue;
    made.set(portrait.src, photo);
    return photo;
  }
  return null;
}
