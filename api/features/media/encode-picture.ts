import sharp, { type Sharp } from 'sharp';
import { AppError } from '../../errors.ts';
import { largestSide, pictureFormats, widthsOf, type PictureExtension } from './picture-address.ts';

/** One file of a picture, ready to be kept. */
export interface PictureFile {
  width: number;
  extension: PictureExtension;
  bytes: Buffer;
}

export interface EncodedPicture {
  width: number;
  height: number;
  files: PictureFile[];
}

/** What sharp may be handed by people: never SVG or PDF, which name other files (security.md C). */
const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);
const largestInput = { pixels: 24_000_000, side: 12_000 };

/**
 * Draws an uploaded picture anew in every size and format: turned upright, without its metadata (place, camera),
 * no wider or higher than 1920 pixels. Only pixels pass; whatever else the file carried is gone.
 * @throws {AppError} `unsupported_media_type` for what is no picture or a broken one, `payload_too_large` for one
 *   of more than 24 megapixels
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  if (bytes.length === 0) throw new AppError('unsupported_media_type');
  const image = sharp(bytes, { limitInputPixels: largestInput.pixels, failOn: 'error', pages: 1 });
  const found = await image.metadata().catch(refuse);
  if (!found.width || !found.height || !acceptedFormats.has(found.format))
    throw new AppError('unsupported_media_type');
  if (found.width > largestInput.side || found.height > largestInput.side)
    throw new AppError('payload_too_large', { message: `${found.width}x${found.height}` });
  const upright = await image
    .autoOrient()
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const { width, height, channels } = upright.info;
  return encodePixels(sharp(upright.data, { raw: { width, height, channels } }), width, height);
}

/**
 * The same for pixels that are our own: a drawing of the right size.
 * @param care `quick` takes two thirds of the time and makes files a seventh larger
 */
export async function encodePixels(
  pixels: Sharp,
  width: number,
  height: number,
  care: 'careful' | 'quick' = 'careful',
): Promise<EncodedPicture> {
  const files = widthsOf(width).flatMap((wide) =>
    pictureFormats.map(async ({ extension }) => ({
      width: wide,
      extension,
      bytes: await encoders[extension](pixels.clone().resize({ width: wide }), care === 'quick').toBuffer(),
    })),
  );
  return { width, height, files: await Promise.all(files) };
}

const encoders: Record<PictureExtension, (image: Sharp, isQuick: boolean) => Sharp> = {
  avif: (image, isQuick) => image.avif({ quality: 55, effort: isQuick ? 1 : 2 }),
  webp: (image, isQuick) => image.webp({ quality: 80, effort: isQuick ? 1 : 3 }),
  jpg: (image, isQuick) => image.jpeg({ quality: 82, mozjpeg: !isQuick }),
};

function refuse(cause: unknown): never {
  const text = String(cause);
  throw new AppError(/pixel limit|too large/i.test(text) ? 'payload_too_large' : 'unsupported_media_type', {
    cause,
  });
}
