import { cleanTypedLine } from '../base/typed-text.ts';

/** Max characters of an address made from a title; the column holds more. */
const maxSlugLength = 80;
/** Points, marks and signs that are part of a Hebrew or an accented letter, and quotation marks within words. */
const leftOut = /[\p{M}'"`׳״’‘“”]/gu;

/**
 * Makes an article's address from its title: small Latin letters, Hebrew letters and digits with hyphens between the
 * words ("NFC: מה זה?" → `nfc-מה-זה`), cut between words.
 * @returns an empty text for a title without letters and digits
 */
export function articleSlugOf(title: string): string {
  const words = cleanTypedLine(title)
    .normalize('NFKD')
    .replace(leftOut, '')
    .toLowerCase()
    .split(/[^a-z0-9א-ת]+/u)
    .filter(Boolean);
  let slug = words[0]?.slice(0, maxSlugLength) ?? '';
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > maxSlugLength) break;
    slug += `-${word}`;
  }
  return slug;
}
