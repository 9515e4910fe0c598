import type { PublicService } from '../../api/contract/cards/public-card.schema.ts';
import type { SectionMessages } from './section-messages.ts';

/** Around the island of figures: "from", and what the price is for or the words in its place. */
interface PriceParts {
  before: string;
  sum: string;
  after: string;
}

const grouped = (amount: string): string => amount.replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/gu, ',');

/** A service's price in the card's words; nothing where its owner is still typing it. */
export function priceParts(
  { kind, amount, to, unit }: PublicService['price'],
  words: SectionMessages['prices'],
): PriceParts {
  const none = { before: '', sum: '', after: '' };
  if (kind === 'request') return { ...none, after: unit ?? words.onRequest };
  if (!amount) return none;
  if (kind === 'exact' && Number(amount) === 0) return { ...none, after: words.free };
  const sum = `₪${grouped(amount)}`;
  if (kind === 'range' && to) return { ...none, sum: `${sum}–${grouped(to)}` };
  return { before: kind === 'from' ? words.from : '', sum, after: (kind === 'per' && unit) || '' };
}
