import type { Picture } from './public-card.schema.ts';

/**
 * A picture's public id contains its size (`k3x9…-1280x720`), so that a page can name every file of the picture and
 * reserve its place without a query. The code before the size can't be guessed.
 */
const pictureId = /^[a-z0-9]{20}-([1-9]\d{0,4})x([1-9]\d{0,4})$/;
const pictureAddress = /^\/media\/([a-z0-9]{20}-\d{1,5}x\d{1,5})\/\d{1,5}\.jpg$/;

/** Widths in pixels in which a picture is stored, as far as it is wide enough. */
const widthLadder = [320, 640, 1280, 1920] as const;
/** Max width and height of a stored picture, in pixels. */
export const maxSide = 1920;

/** Best compressed first: a browser takes the first that it knows. */
export const pictureFormats = [
  { extension: 'avif', type: 'image/avif' },
  { extension: 'webp', type: 'image/webp' },
  { extension: 'jpg', type: 'image/jpeg' },
] as const;
export type PictureExtension = (typeof pictureFormats)[number]['extension'];

export function isPictureId(text: string): boolean {
  return pictureId.test(text);
}

/** Widths of the files of a picture, narrowest first; the widest is the picture's own. */
export function widthsOf(pictureWidth: number): number[] {
  return [...widthLadder.filter((width) => width < pictureWidth), pictureWidth];
}

/** Address that a row stores (`coverImage`, `galleryImages[].url` …): the widest JPEG, which every browser can show. */
export function addressOfPicture(publicId: string): string {
  return `/media/${publicId}/${sizeOf(publicId).width}.jpg`;
}

/** The public id in an address made by `addressOfPicture`; null for any other text. */
export function pictureIdInAddress(address: string): string | null {
  const found = pictureAddress.exec(address)?.[1];
  return found && isPictureId(found) ? found : null;
}

/**
 * Everything a page needs to show a picture, from the stored address.
 * @returns null when the address is not one of ours
 */
export function describePicture(address: string | null): Picture | null {
  const publicId = address === null ? null : pictureIdInAddress(address);
  if (!publicId) return null;
  const { width, height } = sizeOf(publicId);
  const files = widthsOf(width);
  const sources = pictureFormats.map(({ extension, type }) => ({
    type,
    srcset: files.map((wide) => `/media/${publicId}/${wide}.${extension} ${wide}w`).join(', '),
  }));
  return { src: addressOfPicture(publicId), width, height, sources };
}

/** @throws {RangeError} when the text is no picture's id */
export function sizeOf(publicId: string): { width: number; height: number } {
  const [, width, height] = pictureId.exec(publicId) ?? [];
  if (!width || !height) throw new RangeError('not the id of a picture');
  return { width: Number(width), height: Number(height) };
}
