import { faultOfCardAddress, normaliseCardAddress } from './card-address-field.ts';

/** How the names of Hebrew letters sound in addresses; vowels are nobody's guess, so it stays plain. */
const latin: Readonly<Record<string, string>> = {
  א: 'a',
  ב: 'b',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: 'v',
  ז: 'z',
  ח: 'h',
  ט: 't',
  י: 'i',
  כ: 'k',
  ך: 'k',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  ע: 'a',
  פ: 'p',
  ף: 'f',
  צ: 'ts',
  ץ: 'ts',
  ק: 'k',
  ר: 'r',
  ש: 'sh',
  ת: 't',
};

/** Letters and digits that may stand in an address, with single hyphens between them, at most 40. */
function toAddress(text: string): string {
  return normaliseCardAddress(text.replace(/["'’׳״“”.,]/gu, ''))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9א-ת]+/gu, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/gu, '');
}

const inLatin = (text: string): string => text.replace(/[א-ת]/gu, (letter) => latin[letter] ?? '');

/**
 * Addresses a card of this name might like, best first: the name as it is written, in Latin letters, with the trade
 * or town, with a number. Only such as the rules allow; whether they are free the database knows.
 */
export function suggestCardAddresses(
  typed: string,
  card: { businessName?: string | null; category?: string | null; email?: string | null } = {},
): string[] {
  const [wish, name, trade] = [typed, card.businessName ?? '', card.category ?? ''].map(toAddress);
  const mailName = toAddress(/^[^@+]+/u.exec(card.email ?? '')?.[0] ?? '');
  const bases = [wish, name, inLatin(name ?? ''), mailName].filter(
    (base) => base !== undefined && base !== '',
  ) as string[];
  const first = bases[0] ?? '';
  const longer = [trade && `${first}-${trade}`, trade && `${trade}-${first}`, `${first}-card`];
  const numbered = [2, 3, 4, 5, 6, 7, 8, 9].flatMap((number) =>
    bases.slice(0, 2).map((base) => `${base}-${number}`),
  );
  const all = [...bases, ...longer, ...numbered].flatMap((text) => (text ? [toAddress(text)] : []));
  return [...new Set(all)].filter((slug) => faultOfCardAddress(slug) === null);
}
