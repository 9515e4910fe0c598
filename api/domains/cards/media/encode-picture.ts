import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import {
  maxSide,
  pictureFormats,
  widthsOf,
  type PictureExtension,
} from '../../../contract/cards/picture-address.ts';
import type { PictureCut } from '../../../contract/cards/picture-cut.schema.ts';
import { pictureLimits } from '../../../contract/cards/picture-limits.ts';
import { cutArea } from './cut-area.ts';
import { groundOfLogo } from './logo-ground.ts';
import { pictureRefusal } from './refuse-picture.ts';
import { isMovingPng, scansOf, sniffPicture, type PictureKind } from './sniff-picture.ts';

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

/**
 * The sharp library's names of the formats that the first bytes announce; never SVG or PDF, which refer to other
 * files (docs/security.md C).
 */
const formats: Partial<Record<PictureKind, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  heic: 'heif',
};
/** Seconds that one step may take; a picture made to be slow is refused. */
const patience = 20;
/** Cameras write a progressive JPEG in about ten scans; each goes over all pixels again, before any timeout counts. */
const maxScans = 32;
/** A logo stands small; in pixels. */
const maxLogoSide = 640;
/** Around a logo that has no ground of its own, as a part of its shorter side. */
const logoMargin = 0.14;

/**
 * Encodes an uploaded picture anew in every size and format: turned upright, cropped as asked, without its metadata
 * (place, camera), at most 1920 pixels wide or high. Only pixels are taken over; anything else in the file is
 * dropped. A logo is at most 640 pixels wide or high; one with transparent parts gets a ground with a margin.
 * @throws {AppError} `unsupported_media_type` for a file that is no picture, a broken, an animated or a needlessly slow one,
 * `payload_too_large` for one of more than 24 megapixels or 12,000 pixels at one side
 */
export async function encodePicture(
  bytes: Buffer,
  cut: PictureCut = {},
  kindOfPicture: 'photo' | 'logo' = 'photo',
): Promise<EncodedPicture> {
  const { image, found, refuse } = await openPicture(bytes);
  const { area, turn } = cutArea(found.autoOrient, cut);
  const isLogo = kindOfPicture === 'logo';
  const ground = isLogo ? await groundOfLogo(bytes).catch(refuse) : null;
  const side = isLogo ? maxLogoSide : maxSide;
  const background = ground ?? '#ffffff';
  const isWhole = area.width === found.autoOrient.width && area.height === found.autoOrient.height;
  // Of a whole picture the decoder need not make every pixel: it reads large JPEGs smaller at once.
  const upright = await (isWhole ? image : image.extract(area))
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background })
    .toColourspace('srgb')
    .timeout({ seconds: patience })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const margin = ground ? Math.ceil(Math.min(upright.info.width, upright.info.height) * logoMargin) : 0;
  const turned = await sharp(upright.data, { raw: upright.info })
    .rotate(turn)
    .timeout({ seconds: patience })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encodePixels(turned.data, turned.info);
}

/** A picture for people who look at it in one size: in its own, at most 1920 pixels wide or high, as JPEG. */
export async function cleanPicture(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  const { image, refuse } = await openPicture(bytes);
  return image
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 86 })
    .timeout({ seconds: patience })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
}

/** Opens an uploaded picture that can be decoded safely; see `encodePicture`. */
async function openPicture(
  bytes: Buffer,
): Promise<{ image: Sharp; found: Metadata; refuse(cause: unknown): never }> {
  const kind = sniffPicture(bytes);
  if (bytes.length === 0) throw pictureRefusal('empty');
  if (!formats[kind]) throw pictureRefusal(kind === 'gif' || kind === 'svg' ? kind : 'notPicture');
  const refuse = (cause: unknown): never => {
    if (/pixel limit|too large/i.test(String(cause))) throw pictureRefusal('tooManyPixels', cause);
    throw pictureRefusal(kind === 'heic' ? 'heic' : 'broken', cause);
  };
  if (kind === 'jpeg' && scansOf(bytes) > maxScans) throw pictureRefusal('broken');
  const image = sharp(bytes, {
    limitInputPixels: pictureLimits.pixels,
    failOn: 'error',
    autoOrient: true,
  });
  const found = await image.metadata().catch(refuse);
  if (found.format !== formats[kind]) throw pictureRefusal('notPicture');
  checkSize(found);
  if ((found.pages ?? 1) > 1 || (kind === 'png' && isMovingPng(bytes))) throw pictureRefusal('animated');
  return { image, found, refuse };
}

function checkSize({ width, height }: Metadata): void {
  if (!width || !height) throw pictureRefusal('broken');
  if (width * height > pictureLimits.pixels) throw pictureRefusal('tooManyPixels');
  if (Math.max(width, height) > pictureLimits.side) throw pictureRefusal('tooLong');
}

interface Pixels {
  pixels: Buffer;
  info: Pick<OutputInfo, 'width' | 'height' | 'channels'>;
}

/**
 * Encodes pixels of our own, a drawing of the right size.
 * @param care `quick` takes a third of the time, blurs the edges of colours by a pixel and makes AVIF files half as
 * large again
 */
export async function encodePixels(
  pixels: Buffer,
  { width, height, channels }: Pick<OutputInfo, 'width' | 'height' | 'channels'>,
  care: 'careful' | 'quick' = 'careful',
): Promise<EncodedPicture> {
  // Opened anew for each file: a clone of an opened picture would copy its pixels, a dozen times.
  const open = (raw: Pixels) => sharp(raw.pixels, { raw: raw.info });
  const own: Pixels = { pixels, info: { width, height, channels } };
  const narrowed = async (wide: number): Promise<Pixels> => {
    if (wide === width) return own;
    const { data, info } = await open(own)
      .resize({ width: wide })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { pixels: data, info };
  };
  const files = widthsOf(width).flatMap((wide) => {
    // Once for all formats.
    const shown = narrowed(wide);
    return pictureFormats.map(async ({ extension }) => ({
      width: wide,
      extension,
      bytes: await encoders[extension](open(await shown), care === 'quick')
        .timeout({ seconds: patience })
        .toBuffer(),
    }));
  });
  return { width, height, files: await Promise.all(files) };
}

const encoders: Record<PictureExtension, (image: Sharp, isQuick: boolean) => Sharp> = {
  avif: (image, isQuick) =>
    isQuick
      ? image.avif({ quality: 55, effort: 0, chromaSubsampling: '4:2:0' })
      : image.avif({ quality: 55, effort: 2 }),
  webp: (image, isQuick) => image.webp({ quality: 80, effort: isQuick ? 1 : 3 }),
  jpg: (image, isQuick) => image.jpeg({ quality: 82, mozjpeg: !isQuick }),
};
