import type { CardTemplate } from '../../../contract/cards/public-card.schema.ts';
import { templateAccents } from '../../../contract/cards/template-accents.ts';
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

type Base = Pick<Mood, 'paper' | 'ink' | 'nameFont' | 'nameSize'>;

const bases: Record<CardTemplate, Base> = {
  basic: { paper: '#ffffff', ink: '#16202b', nameFont: 'Card Bold', nameSize: 84 },
  creative: { paper: '#fff8ec', ink: '#141b33', nameFont: 'Card Black', nameSize: 96 },
  classic: { paper: '#fbf7ec', ink: '#241a17', nameFont: 'Card Serif', nameSize: 92 },
  minimal: { paper: '#ffffff', ink: '#1b1b19', nameFont: 'Card Text', nameSize: 112 },
  bold: { paper: '#fff0da', ink: '#22110c', nameFont: 'Card Poster', nameSize: 124 },
  night: { paper: '#0a0d09', ink: '#edf3e6', nameFont: 'Card Bold', nameSize: 88 },
};

/** Colours and fonts of a card's pictures; every text on them passes WCAG AA whatever accent the owner chose. */
export function moodOf(template: CardTemplate, chosen: string | null): Mood {
  const base = bases[template];
  const accent = chosen && /^#[0-9a-f]{6}$/iu.test(chosen) ? chosen.toLowerCase() : templateAccents[template];
  return {
    ...base,
    accent,
    onAccent: textColourOn(accent, base.paper, base.ink),
    accentInk: readableTone(accent, base.paper),
    muted: readableTone(mixColours(base.ink, base.paper, 0.35), base.paper),
  };
}
