import { checkedColour, inkOf, textOn } from '../../colour.ts';

const ownAccent = '#a8502f';
const paper = '#ffffff';

/** Ink on white; the accent fills the main button and marks today. */
export function minimalColours(chosen: string | null): Record<string, string> {
  const accent = checkedColour(chosen) ?? ownAccent;
  return { accent, 'on-accent': textOn(accent, paper), 'accent-ink': inkOf(accent, paper) };
}
