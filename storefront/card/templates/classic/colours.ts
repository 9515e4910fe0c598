import { checkedColour, inkOf, textOn } from '../../colour.ts';
import type { Grounds } from '../template.ts';

/** `pressed` is paper under the pointer, a little darker: a text readable on it is readable on plain paper, too. */
const own = { accent: '#6e1e2b', paper: '#fbf7ec', pressed: '#f1e8d5' };

/** One printing ink on cream paper: rules, ornaments and headings, as dark as contrast requires. */
export function classicColours(
  chosen: string | null,
  on: Pick<Grounds, keyof typeof own> = own,
): Record<string, string> {
  const accent = checkedColour(chosen) ?? on.accent;
  return { accent, 'on-accent': textOn(accent, on.paper), 'accent-ink': inkOf(accent, on.pressed) };
}
