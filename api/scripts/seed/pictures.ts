import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Storage } from '../../adapters/storage.ts';
import { encodePixels } from '../../domains/cards/media/encode-picture.ts';
import { addressOfPicture } from '../../contract/cards/picture-address.ts';
import { makePictureId } from '../../domains/cards/media/picture-key.ts';
import { storeFiles, storedSize } from '../../domains/cards/media/store-picture.ts';
import { draw, type PictureName } from './drawings/catalogue.ts';

/** A drawing that lies behind the storage port, ready to be named in rows. */
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

function plan(name: PictureName) {
  const drawn = draw(name);
  const width = wideArt.has(name) || /^(?:cover|article):/u.test(name) ? 1280 : 640;
  const height = Math.round((drawn.height * width) / drawn.width);
  const sha256 = createHash('sha256').update(drawn.svg).digest('hex');
  // The id follows from the drawing, so a picture that is stored already is not encoded again.
  const publicId = makePictureId(width, height, BigInt(`0x${sha256}`).toString(32).slice(0, 20));
  return { drawn, width, height, sha256, publicId };
}

/** Address that a demo picture has wherever it is stored; nothing is drawn into files. */
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
  const { drawn, width, height, sha256, publicId } = plan(name);
  let byteSize = await storedSize(storage, publicId, width);
  if (byteSize === null) {
    const pixels = await sharp(Buffer.from(drawn.svg), { density: (72 * width) / drawn.width })
      .resize({ width, height, fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const picture = await encodePixels(pixels.data, pixels.info, 'quick');
    byteSize = await storeFiles(storage, publicId, picture);
  }
  return { publicId, address: addressOfPicture(publicId), width, height, byteSize, sha256 };
}
