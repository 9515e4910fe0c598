import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Storage } from '../../adapters/storage.ts';
import { encodePixels } from '../../domains/cards/media/encode-picture.ts';
import { addressOfPicture } from '../../contract/cards/picture-address.ts';
import { makePictureId } from '../../domains/cards/media/picture-key.ts';
import { storeFiles, storedSize } from '../../domains/cards/media/store-picture.ts';
import { draw, type DrawingName, type PictureName } from './drawings/catalogue.ts';
import { readPhotograph, type PhotographName } from './photographs/album.ts';

/** A picture that lies behind the storage port, ready to be named in rows. */
export interface CachedImage {
  publicId: string;
  address: string;
  width: number;
  height: number;
  byteSize: number;
  sha256: string;
}

/** Covers and pictures of articles span the page, everything else is a tile or a portrait. */
const wideArt = new Set<PictureName>(['art:dana-levi-cover', 'art:noam-azulay-sunset']);

/** What a picture is made of: a drawing that is yet to become pixels, or the file of a photograph. */
function source(name: PictureName) {
  if (name.startsWith('photo:')) return readPhotograph(name.slice('photo:'.length) as PhotographName);
  const drawn = draw(name as DrawingName);
  const width = wideArt.has(name) || /^(?:cover|article):/u.test(name) ? 1280 : 640;
  const height = Math.round((drawn.height * width) / drawn.width);
  return { bytes: Buffer.from(drawn.svg), density: (72 * width) / drawn.width, width, height };
}

function plan(name: PictureName) {
  const made = source(name);
  const sha256 = createHash('sha256').update(made.bytes).digest('hex');
  // The id follows from the source, so a picture that is stored already is not encoded again.
  const code = BigInt(`0x${sha256}`).toString(32).slice(0, 20);
  return { ...made, sha256, publicId: makePictureId(made.width, made.height, code) };
}

/** Address that a demo picture has wherever it is stored; nothing is written into files. */
export function demoPictureId(name: PictureName): string {
  return plan(name).publicId;
}

/**
 * Draws, encodes and stores the pictures that are not stored yet, two at a time.
 * @param names each once or more often
 */
export async function storeDrawings(
  storage: Storage,
  names: Iterable<PictureName>,
): Promise<Map<PictureName, CachedImage>> {
  const stored = new Map<PictureName, CachedImage>();
  const waiting = [...new Set(names)];
  const work = async () => {
    for (let name = waiting.pop(); name; name = waiting.pop())
      stored.set(name, await storeDrawing(storage, name));
  };
  await Promise.all([work(), work()]);
  return stored;
}

async function storeDrawing(storage: Storage, name: PictureName): Promise<CachedImage> {
  const { bytes, density, width, height, sha256, publicId } = plan(name);
  let byteSize = await storedSize(storage, publicId, width);
  if (byteSize === null) {
    const pixels = await sharp(bytes, { density })
      .resize({ width, height, fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const picture = await encodePixels(pixels.data, pixels.info, 'quick');
    byteSize = await storeFiles(storage, publicId, picture);
  }
  return { publicId, address: addressOfPicture(publicId), width, height, byteSize, sha256 };
}
