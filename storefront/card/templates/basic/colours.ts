import { checkedColour, inkOf, textOn } from '../../colour.ts';

const ownAccent = '#ffc21a';
const ink = '#16202b';
const paper = '#ffffff';

/** The accent fills one slab; everything else is ink on paper. `spark` is the accent made readable on ink. */
export function basicColours(chosen: string | null): Record<string, string> {
  const accent = checkedColour(chosen) ?? ownAccent;
  return {
    accent,
    'on-accent': textOn(accent, ink),
    'accent-ink': inkOf(accent, paper),
    spark: inkOf(accent, ink),
  };
}
