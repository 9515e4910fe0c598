import {
  issueOfCardAddress,
  normaliseCardAddress,
} from '../../../contract/cards/card-address-field.schema.ts';
import { hasHebrew } from '../../../contract/base/typed-text.ts';
import { latinLetters } from '../../../lib/latin-letters.ts';

/** Letters and digits that may stand in an address, with single hyphens between them, at most 40. */
function toAddress(text: string): string {
  return normaliseCardAddress(text.replace(/["'’׳״“”.,]/gu, ''))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9א-ת]+/gu, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/gu, '');
}

const toLatin = (text: string): string =>
  toAddress(text)
    .replace(/[א-ת]+/gu, latinLetters)
    .slice(0, 40);

interface NamedCard {
  businessName: string;
  category: string | null;
  email: string | null;
}

/**
 * Proposes addresses for a card, best first: what the owner typed, the card's name as it is written and in Latin
 * letters, the same with the trade, in one script, then the mail address's name, which often says little, and a number. All of them follow the rules; whether they are
 * free only the database knows.
 */
export function suggestAddresses(typed: string, { businessName, category, email }: NamedCard): string[] {
  const mailName = /^[^@+]+/u.exec(email ?? '')?.[0] ?? '';
  const wish = toAddress(typed);
  const names = [toAddress(businessName), toLatin(businessName)];
  const bases = [wish, ...names].filter((base) => base !== '');
  const trades = category ? [toAddress(category), toLatin(category)] : [];
  const withTrade = bases.flatMap((base) =>
    trades.filter((trade) => hasHebrew(trade) === hasHebrew(base)).map((trade) => `${base}-${trade}`),
  );
  const numbered = [2, 3, 4, 5, 6, 7, 8, 9].flatMap((number) =>
    bases.slice(0, 2).map((base) => `${base}-${number}`),
  );
  const all = [...bases, ...withTrade, toAddress(mailName), ...numbered];
  return [...new Set(all)].filter((slug) => issueOfCardAddress(slug) === null);
}
