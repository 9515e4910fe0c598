import { checkedColour, inkOf, textOn } from '../../colour.ts';

const ownAccent = '#6e1e2b';
const paper = '#fbf7ec';
/** Paper under the pointer, a little darker: a text readable on it is readable on plain paper, too. */
const pressedPaper = '#f1e8d5';

/** One printing ink on cream paper: rules, ornaments and headings, as dark as contrast requires. */
export function classicColours(chosen: string | null): Record<string, string> {
  const accent = checkedColour(chosen) ?? ownAccent;
  return { accent, 'on-accent': textOn(accent, paper), 'accent-ink': inkOf(accent, pressedPaper) };
}
