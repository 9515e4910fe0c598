import { isReservedAddress } from '../../../contract/cards/reserved-addresses.ts';

/** How a visitor addressed the card. */
export type CardAddress =
  | { by: 'id'; id: number }
  /** The present address, or one the card had before. */
  | { by: 'slug'; slug: string }
  /** Directly under the domain: the card's own while it uses it there, else it redirects. */
  | { by: 'customSlug'; slug: string }
  /** The user's first public card. */
  | { by: 'username'; username: string };

const wholeNumber = /^[1-9]\d{0,14}$/u;
const slugShape = /^[a-z0-9א-ת-]{3,40}$/u;

/** Reads `/p/{name}`: digits alone are always an id, so that no address can stand in for another card's number. */
export function readCardName(name: string): CardAddress | null {
  if (wholeNumber.test(name)) return { by: 'id', id: Number(name) };
  const slug = name.normalize('NFC').toLowerCase();
  return slugShape.test(slug) && !/^\d+$/u.test(slug) ? { by: 'slug', slug } : null;
}

/** Reads `/@{username}`. */
export function readUsername(name: string): CardAddress | null {
  const username = name.normalize('NFC').trim();
  return username.length >= 2 && username.length <= 20 ? { by: 'username', username } : null;
}

/** Reads `/{slug}`; the first words of our own pages are no card's. */
export function readCustomSlug(name: string): CardAddress | null {
  const address = readCardName(name);
  if (address?.by !== 'slug' || isReservedAddress(address.slug)) return null;
  return { by: 'customSlug', slug: address.slug };
}
