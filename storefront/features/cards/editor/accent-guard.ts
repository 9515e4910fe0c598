import { accentOf } from '../../../../api/contract/cards/card-palettes.ts';
import type { CardPalette, CardTemplate } from '../../../../api/contract/cards/public-card.schema.ts';
import { checkedColour, contrast } from '../../../card/colour.ts';
import { lookOf } from '../../../card/look.ts';

/** Tones offered beside a free choice; white text is readable on each. */
export const offeredAccents = ['#b5502f', '#0b7a6b', '#22335a', '#7c2f1b', '#5a4a86', '#94620f'] as const;

export interface AccentResult {
  accent: string;
  /** Colour of the text that the card writes on it. */
  text: string;
  /** Contrast ratio of the two. */
  ratio: number;
}

/**
 * What a card of this template and palette makes of an accent colour (docs/product.md 4): whatever the owner chooses,
 * it picks a text colour that is readable on it.
 */
export function accentResult(
  chosen: string | null,
  look: { template: CardTemplate; palette: CardPalette },
): AccentResult {
  const wanted = accentOf({ ...look, accent: checkedColour(chosen) });
  const { light } = lookOf({ ...look, accent: wanted, colorScheme: 'light' });
  const { accent = wanted, 'on-accent': text = '#ffffff' } = light;
  return { accent, text, ratio: contrast(text, accent) };
}
