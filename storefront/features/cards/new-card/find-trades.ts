import { tradeIds, type TradeId, type TradeWords } from './trades.ts';

/** What most new owners choose, in view at first. */
const popularTrades: readonly TradeId[] = [
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

/**
 * The trades that fit the words typed: what is called just so, then by the name, by what else it is called, and by what
 * is done in it.
 */
export function fittingTrades(wanted: string, words: Record<TradeId, TradeWords>): readonly TradeId[] {
  const asked = plain(wanted);
  if (!asked) return [];
  const root = asked.replace(ofWhoDoesIt, '$1');
  const fits: ((its: TradeWords) => boolean)[] = [
    ({ name }) => plain(name) === asked,
    (its) => othersOf(its).includes(asked),
    ({ name }) => [asked, root].some((text) => plain(name).includes(text)),
    (its) => othersOf(its).some((other) => other.includes(asked)),
    ({ jobTitle }) => plain(jobTitle).includes(asked),
  ];
  const ids = tradeIds.filter((id) => id !== 'other');
  return [...new Set(fits.flatMap((fit) => ids.filter((id) => fit(words[id]))))];
}

const othersOf = ({ calledAlso }: TradeWords): string[] => calledAlso.split(', ').map(plain);

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

/** The trade that is called so; '' for one in the owner's own words. */
export function tradeNamed(category: string, words: Record<TradeId, TradeWords>): TradeId | '' {
  const named = plain(category);
  const [trade] = fittingTrades(category, words);
  return trade && [plain(words[trade].name), ...othersOf(words[trade])].includes(named) ? trade : '';
}
