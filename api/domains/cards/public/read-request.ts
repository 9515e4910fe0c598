import { readCardName, readCustomSlug, readUsername, type CardAddress } from './card-address.ts';
import { isCardFile } from './card-files.ts';

interface CardRequest {
  address: CardAddress | null;
  file: string | null;
}

/** The card's number in an address of former times, `/profile-{id}`; null for all others. */
export const addressByNumber = (path: string): string | null =>
  /^\/profile-([1-9]\d{0,14})$/u.exec(path)?.[1] ?? null;

/** Reads a card's address and the requested file from a path; null when it can be no card's address. */
export function readRequest(path: string): CardRequest | null {
  const [first, name = '', ...rest] = path.slice(1).split('/');
  const file = [name.endsWith('.vcf') ? '.vcf' : '', ...rest].join('/');
  if (first === 'p') {
    if (file !== '' && !isCardFile(file)) return null;
    const address = readCardName(file === '.vcf' ? name.slice(0, -'.vcf'.length) : name);
    return { address, file: file || null };
  }
  if (!first || path.slice(1).includes('/')) return null;
  if (first.startsWith('@')) return { address: readUsername(first.slice(1)), file: null };
  return { address: readCustomSlug(first), file: null };
}
