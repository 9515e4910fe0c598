import { isProtectedName } from '../../../contract/cards/protected-names.ts';
import { isReservedAddress } from '../../../contract/cards/reserved-addresses.ts';
import type { AddressScript } from '../../../contract/cards/my-cards.schema.ts';
import { cleanTypedLine } from '../../../contract/base/typed-text.ts';
import { latinLetters } from '../../../lib/latin-letters.ts';

/** Leaves room for the suffix that makes an address unique; the column takes 40. */
const longest = 32;

/**
 * The address that fits a card's name: small Latin letters and digits, or the Hebrew letters as they are, with
 * hyphens between the words (docs/product.md 4, custom addresses).
 * @returns null when the name has nothing for an address in that script, or is a trusted body's; the address may be
 * taken
 */
export function addressOfName(name: string, script: AddressScript): string | null {
  const words = cleanTypedLine(name)
    .normalize('NFKD')
    .toLowerCase()
    // Vowel points, accents, and marks inside a word: ״ in בע״מ, ׳ in ג׳ונס, the apostrophe of o'brien.
    .replace(/[\p{M}'’"”׳״]/gu, '')
    .split(/[^a-z0-9א-ת]+/u)
    .filter((word) => word !== '' && word !== 'בעמ');
  if (script === 'hebrew' && !words.some((word) => /[א-ת]/u.test(word))) return null;
  const written = script === 'hebrew' ? words : words.map((word) => word.replace(/[א-ת]+/gu, latinLetters));
  const address = joinUpTo(written.filter(Boolean), longest);
  if (address === '' || isProtectedName(address)) return null;
  return isUsable(address) ? address : script === 'hebrew' ? `כרטיס-${address}` : `card-${address}`;
}

/** Digits alone would be a card's number, and some words are reserved. */
const isUsable = (address: string): boolean =>
  address.length >= 3 && !/^[\d-]+$/u.test(address) && !isReservedAddress(address);

function joinUpTo(words: readonly string[], limit: number): string {
  let address = '';
  for (const word of words) {
    const longer = address === '' ? word.slice(0, limit) : `${address}-${word}`;
    if (longer.length > limit) break;
    address = longer;
  }
  return address;
}
