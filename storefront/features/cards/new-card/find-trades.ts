import { tradeIds, type TradeId, type TradeWords } from './trades.ts';

/** What most new owners choose, in view at first. */
export const popularTrades: readonly TradeId[] = [
  'beauty',
  'hair',
  'realEstate',
  'electrician',
  'architect',
  'lawyer',
  'cafe',
  'fitness',
];

interface Wanted {
  /** What was typed into the search. */
  wanted: string;
  /** Whether all were asked for. */
  all: boolean;
  chosen: TradeId | '';
}

/** Quotes inside abbreviations are typed by some and left out by others. */
const plain = (text: string) =>
  text
    .replaceAll(/["'׳״’]/gu, '')
    .trim()
    .toLocaleLowerCase();

/** What turns a trade into whoever does it, after a root of four letters: carpenter, electrician; חשמלאי. */
const ofWhoDoesIt = /^(.{4,}?)(?:(?:er|or|ian|ist|ant)s?|אי|אית|אים)$/u;

/** The trades to choose from: those that fit the words typed, by their name first; else the popular ones, or all. */
export function findTrades(
  { wanted, all, chosen }: Wanted,
  words: Record<TradeId, TradeWords>,
): readonly TradeId[] {
  if (!plain(wanted)) return all ? tradeIds : withChosen(popularTrades, chosen);
  const fitting = fittingTrades(wanted, words);
  return withChosen(fitting.length > 0 ? fitting : ['other'], chosen);
}

/** The trades that fit the words typed, by their name first and then by what is done in them. */
export function fittingTrades(wanted: string, words: Record<TradeId, TradeWords>): readonly TradeId[] {
  const asked = plain(wanted);
  if (!asked) return [];
  const root = asked.replace(ofWhoDoesIt, '$1');
  const named = tradeIds.filter(
    (id) => id !== 'other' && [asked, root].some((text) => plain(words[id].name).includes(text)),
  );
  const described = tradeIds.filter(
    (id) => id !== 'other' && !named.includes(id) && plain(words[id].jobTitle).includes(asked),
  );
  return [...named, ...described];
}

const withChosen = (ids: readonly TradeId[], chosen: TradeId | ''): readonly TradeId[] =>
  chosen === '' || ids.includes(chosen) ? ids : [...ids, chosen];

/** The answer of the wizard for a trade in somebody's own words: one of the list where one fits. */
export function tradeOf(
  typed: string,
  words: Record<TradeId, TradeWords>,
): { trade: TradeId | ''; otherTrade: string } {
  if (!typed.trim()) return { trade: '', otherTrade: '' };
  const [trade = 'other'] = findTrades({ wanted: typed, all: false, chosen: '' }, words);
  return { trade, otherTrade: trade === 'other' ? typed.trim() : '' };
}

/** The trade whose name this is; '' for one in the owner's own words. */
export function tradeNamed(category: string, words: Record<TradeId, TradeWords>): TradeId | '' {
  const named = tradeIds.find((id) => id !== 'other' && plain(words[id].name) === plain(category));
  return named ?? '';
}
