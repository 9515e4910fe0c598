import type { PublicService } from '../../api/contract/cards/public-card.schema.ts';
import type { SectionMessages } from './section-messages.ts';

/** Around the island of figures: "from", and what the price is for or the words in its place. */
interface PriceParts {
  before: string;
  sum: string;
  after: string;
}

function grouped(amount: string, [thousands, decimals]: SectionMessages['prices']['marks']): string {
  const [whole = '', part] = amount.split('.');
  const inThrees = whole.replace(/\B(?=(?:\d{3})+(?!\d))/gu, thousands);
  return part === undefined ? inThrees : inThrees + decimals + part;
}

/** A service's price in the card's words; nothing where its owner is still typing it. */
export function priceParts(
  { kind, amount, to, unit }: PublicService['price'],
  words: SectionMessages['prices'],
): PriceParts {
  const none = { before: '', sum: '', after: '' };
  if (kind === 'request') return { ...none, after: unit ?? words.onRequest };
  if (!amount) return none;
  if (kind === 'exact' && Number(amount) === 0) return { ...none, after: words.free };
  const from = grouped(amount, words.marks);
  if (kind === 'range' && to) return { ...none, sum: words.sum(`${from}–${grouped(to, words.marks)}`) };
  const sum = words.sum(from);
  return { before: kind === 'from' ? words.from : '', sum, after: (kind === 'per' && unit) || '' };
}
