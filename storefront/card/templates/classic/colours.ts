import { checkedColour, inkOf, textOn } from '../../colour.ts';

const ownAccent = '#6e1e2b';
const paper = '#fbf7ec';
/** Paper under the pointer, a little darker; what can be read on it can be read on the other. */
const pressedPaper = '#f1e8d5';

/** One printing ink on cream paper: rules, ornaments and headings take it as dark as reading needs. */
export function classicColours(chosen: string | null): Record<string, string> {
  const accent = checkedColour(chosen) ?? ownAccent;
  return { accent, 'on-accent': textOn(accent, paper), 'accent-ink': inkOf(accent, pressedPaper) };
}
