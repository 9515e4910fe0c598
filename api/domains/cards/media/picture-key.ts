import { randomBytes } from 'node:crypto';
import type { PictureExtension } from '../../../contract/cards/picture-address.ts';

/**
 * Makes the public id of a picture.
 * @param code 20 small letters or digits; random unless given
 */
export function makePictureId(width: number, height: number, code: string = randomCode()): string {
  return `${code}-${width}x${height}`;
}

/** 20 letters and digits, about 100 bits. */
function randomCode(): string {
  return Array.from(randomBytes(20), (byte) => (byte % 32).toString(32)).join('');
}

/** Name of one file behind the storage port. */
export function pictureKey(publicId: string, width: number, extension: PictureExtension): string {
  return `${publicId}/${width}.${extension}`;
}
