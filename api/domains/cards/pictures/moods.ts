import { schemeOf, tonesOf } from '../../../contract/cards/card-palettes.ts';
import type { CardTemplate, PublicCard, Typeface } from '../../../contract/cards/public-card.schema.ts';
import { mixColours, readableTone, textColourOn } from '../../../lib/readable-colour.ts';
import type { ShareFont } from './share-fonts.ts';

/** The style of a template in a single small picture. */
export interface Mood {
  paper: string;
  ink: string;
  muted: string;
  accent: string;
  onAccent: string;
  accentInk: string;
  nameFont: ShareFont;
  nameSize: number;
}

const nameFonts: Record<CardTemplate, Pick<Mood, 'nameFont' | 'nameSize'>> = {
  basic: { nameFont: 'Card Bold', nameSize: 84 },
  creative: { nameFont: 'Card Black', nameSize: 96 },
  classic: { nameFont: 'Card Serif', nameSize: 92 },
  minimal: { nameFont: 'Card Text', nameSize: 112 },
  bold: { nameFont: 'Card Poster', nameSize: 124 },
  night: { nameFont: 'Card Bold', nameSize: 88 },
};

/** The font of a name in another pair of typefaces than the template's. */
const fontOfPair: Record<Exclude<Typeface, 'own'>, ShareFont> = {
  plain: 'Card Bold',
  serif: 'Card Serif',
  poster: 'Card Poster',
};

/**
 * Colours and fonts of a card's pictures; every text on them passes WCAG AA whatever accent the owner chose. Dark where
 * the card always is: a picture knows nothing of who looks at it.
 */
export function moodOf(
  card: Pick<PublicCard, 'template' | 'accent' | 'palette' | 'colorScheme' | 'typeface'>,
): Mood {
  const tones = tonesOf(card, schemeOf(card) === 'dark');
  const { paper, ink } = tones;
  const chosen = card.accent;
  const accent = chosen && /^#[0-9a-f]{6}$/iu.test(chosen) ? chosen.toLowerCase() : tones.accent;
  return {
    ...nameFonts[card.template],
    ...(card.typeface !== 'own' && { nameFont: fontOfPair[card.typeface] }),
    paper,
    ink,
    accent,
    onAccent: textColourOn(accent, paper, ink),
    accentInk: readableTone(accent, paper),
    muted: readableTone(mixColours(ink, paper, 0.35), paper),
  };
}
