import { randomBytes } from 'node:crypto';
import type { PictureExtension } from '../../../contract/cards/picture-address.ts';

/**
 * Makes the public id of a picture.
 * @param code 20 small letters or digits; random unless given
 */
export function makePictureId(width: number, height: number, code: string = randomCode()): string {
  return `${code}-${width}x${height}`;
}

function randomCode(): string {
  return Array.from(randomBytes(20), (byte) => (byte % 32).toString(32)).join('');
}

/** Storage key of one file of a picture. */
export function pictureKey(publicId: string, width: number, extension: PictureExtension): string {
  return `${publicId}/${width}.${extension}`;
}
