import { randomInt } from 'node:crypto';

/** Lower-case letters and digits without those that are taken for one another (0 o, 1 i l): 31 signs. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

function randomLetters(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

/** What stands on a chip: 14 random signs carry 69 bits (docs/security.md B10; docs/product.md 4). */
export function makeTapCode(): string {
  return randomLetters(14);
}

/** Address on a chip, `https://…/t/{tapCode}`: within 50 characters after `https://` for domains of up to 24. */
export function tapAddress(publicUrl: string, tapCode: string): string {
  return `${publicUrl}/t/${tapCode}`;
}

/** A one-time code for people to type, `XXXX-XXXX-XXXX-XXXX`: 16 random signs carry 79 bits. */
export function makeClaimCode(): string {
  return (randomLetters(16).toUpperCase().match(/.{4}/gu) as string[]).join('-');
}

/** What a person typed of a claim code, without its hyphens and whatever its case. */
export function plainClaimCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/gu, '');
}

/** A name under which a file is stored: 20 random signs carry 99 bits. */
export function makeStorageName(): string {
  return randomLetters(20);
}
