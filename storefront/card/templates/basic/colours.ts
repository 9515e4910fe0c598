import { checkedColour, inkOf, textOn } from '../../colour.ts';
import type { Grounds } from '../template.ts';

const own = { accent: '#ffc21a', darkest: '#16202b', slab: '#16202b', paper: '#ffffff' };

/**
 * The accent fills one slab; everything else is ink on paper. `spark` is the accent made readable on the slab of the
 * bar, which is as dark as ink in the dark variant, too.
 */
export function basicColours(
  chosen: string | null,
  on: Pick<Grounds, keyof typeof own> = own,
): Record<string, string> {
  const accent = checkedColour(chosen) ?? on.accent;
  return {
    accent,
    'on-accent': textOn(accent, on.darkest),
    'accent-ink': inkOf(accent, on.paper),
    spark: inkOf(accent, on.slab),
  };
}
