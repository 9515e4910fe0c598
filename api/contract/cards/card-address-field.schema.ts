import { z } from 'zod';
import { isProtectedName } from './protected-names.ts';
import { isReservedAddress } from './reserved-addresses.ts';
import { cleanTypedLine } from '../base/typed-text.ts';

/** Normalises a typed address: NFC, small letters, a hyphen for a blank or an underscore. */
export function normaliseCardAddress(typed: string): string {
  return cleanTypedLine(typed.normalize('NFC'))
    .toLowerCase()
    .replace(/[\s_]+/gu, '-');
}

/** The issue of a card's own address, as a key of the validation texts; null for a valid one. */
export function issueOfCardAddress(slug: string) {
  if (slug === '') return 'required';
  if (!/^[a-z0-9א-ת-]+$/u.test(slug)) return 'address_characters';
  if (slug.length < 3 || slug.length > 40) return 'address_length';
  if (slug.startsWith('-') || slug.endsWith('-')) return 'address_hyphen';
  // Digits alone are always a card's number.
  if (/^[\d-]+$/u.test(slug)) return 'address_digits';
  if (isReservedAddress(slug)) return 'address_reserved';
  return isProtectedName(slug) ? 'address_protected' : null;
}

/** A card's own address (docs/product.md 4): 3 to 40 of `a-z 0-9 -` and Hebrew letters, no reserved word, no trusted body's name. */
export const cardAddress = z
  .string()
  .max(200)
  .transform((typed, ctx) => {
    const slug = normaliseCardAddress(typed);
    const issue = issueOfCardAddress(slug);
    if (issue) ctx.addIssue({ code: 'custom', message: issue });
    return slug;
  });
