import { checkedColour, inkOf, textOn } from '../../colour.ts';
import type { Grounds } from '../template.ts';

const own = { accent: '#a8502f', paper: '#ffffff' };

/** Ink on paper; the accent fills the main button and marks today. */
export function minimalColours(
  chosen: string | null,
  on: Pick<Grounds, keyof typeof own> = own,
): Record<string, string> {
  const accent = checkedColour(chosen) ?? on.accent;
  return { accent, 'on-accent': textOn(accent, on.paper), 'accent-ink': inkOf(accent, on.paper) };
}
