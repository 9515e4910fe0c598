import { templateAccents } from '../../../../api/contract/cards/template-accents.ts';
import type { CardTemplate } from '../../../../api/contract/cards/public-card.schema.ts';
import { checkedColour, contrast, inkOf, readable } from '../../../card/colour.ts';

const white = '#ffffff';

/** Tones offered beside a free choice; white text is readable on each. */
export const offeredAccents = ['#b5502f', '#0b7a6b', '#22335a', '#7c2f1b', '#5a4a86', '#94620f'] as const;

export interface AccentGuard {
  accent: string;
  /** Contrast ratio of white text on it. */
  ratio: number;
  /** The nearest tone on which white text is readable; null when it is readable on this one. */
  nearest: { accent: string; ratio: number } | null;
}

/**
 * Checks an accent colour (docs/product.md 4): whatever the owner chooses, the card picks a text colour that
 * is readable on it.
 */
export function guardAccent(accent: string | null, template: CardTemplate): AccentGuard {
  const present = checkedColour(accent) ?? templateAccents[template];
  const ratio = contrast(white, present);
  if (ratio >= readable) return { accent: present, ratio, nearest: null };
  const nearest = inkOf(present, white);
  return { accent: present, ratio, nearest: { accent: nearest, ratio: contrast(white, nearest) } };
}
