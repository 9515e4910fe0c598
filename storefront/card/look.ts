import type { PublicCard } from '../../api/contract/cards/public-card.schema.ts';
import { hasBothSchemes, type CardTemplate } from '../../api/contract/cards/card-choices.ts';
import { tonesOf, type Tones } from '../../api/contract/cards/card-palettes.ts';
import { colourOf, contrast, inkOf, toneOf } from './colour.ts';
import { templates } from './templates/index.ts';
import type { Grounds } from './templates/template.ts';

/** Custom properties by name. */
export type Tokens = Record<string, string>;

/** The colours of a card in place of those that its template's stylesheet has. */
export interface CardLook {
  readonly light: Readonly<Tokens>;
  /** Null unless the card is dark for somebody and its template has a dark variant. */
  readonly dark: Readonly<Tokens> | null;
}

type Looked = Pick<PublicCard, 'template' | 'accent' | 'palette' | 'colorScheme'>;

const known = new Map<string, CardLook>();
const maxKnown = 500;

/** A card's colours (docs/product.md 12.9); whoever chose an accent sees it in any palette. */
export function lookOf(card: Looked): CardLook {
  const { template, accent, palette, colorScheme } = card;
  const key = `${template} ${accent} ${palette} ${colorScheme}`;
  let look = known.get(key);
  if (look) return look;
  look = {
    light: tokensOf(card, false),
    dark: colorScheme !== 'light' && hasBothSchemes(template) ? tokensOf(card, true) : null,
  };
  if (known.size >= maxKnown) known.clear();
  known.set(key, look);
  return look;
}

/** Which of the further colours a template's stylesheet has of its own. */
const grounds: Readonly<Record<CardTemplate, readonly (keyof Grounds)[]>> = {
  basic: ['ink', 'paper', 'ground', 'slab', 'muted', 'line', 'field', 'opened'],
  creative: ['paper', 'muted', 'line', 'opened'],
  classic: ['ink', 'paper', 'pressed', 'ground', 'muted', 'line', 'field', 'frame', 'opened'],
  minimal: ['ink', 'paper', 'muted', 'line', 'field', 'opened'],
  bold: ['opened'],
  night: [],
};

/** What the stylesheets of templates with a dark variant say of the light one; a test compares the two. */
const ownGrounds: Readonly<Partial<Record<CardTemplate, Tokens>>> = {
  basic: {
    ink: '#16202b',
    paper: '#ffffff',
    ground: '#e6e1d5',
    slab: '#16202b',
    muted: '#55606c',
    line: '#e2dccf',
    field: '#7a776e',
    opened: '#1b7f43',
  },
  classic: {
    ink: '#241a17',
    paper: '#fbf7ec',
    pressed: '#f1e8d5',
    ground: '#e4dac6',
    muted: '#5f524b',
    line: '#cdbfa8',
    field: '#7d6e5c',
    frame: '#9c8c74',
    opened: '#2f6b45',
  },
  minimal: {
    ink: '#1b1b19',
    paper: '#ffffff',
    muted: '#63625d',
    line: '#dedcd6',
    field: '#7b7a74',
    opened: '#3e7a55',
  },
};

function tokensOf(card: Looked, isDark: boolean): Tokens {
  const { colours } = templates[card.template];
  if (card.palette === 'own' && !isDark) return { ...colours(card.accent), ...ownGrounds[card.template] };
  const tones = tonesOf(card, isDark);
  const on = groundsOf(tones);
  const further = grounds[card.template].map((name) => [name, on[name]]);
  return { ...colours(card.accent, on), ...Object.fromEntries(further), ...tones.blocks };
}

function groundsOf(tones: Tones): Grounds {
  const { paper, ink, ground } = tones;
  const isDark = contrast(paper, '#ffffff') > contrast(paper, '#000000');
  // What is readable on the one further from the ink's opposite is readable on the other.
  const worst = [paper, ground].sort((one, other) => contrast(ink, one) - contrast(ink, other))[0] ?? paper;
  const at = (share: number) => between(ink, paper, share);
  return {
    ...tones,
    darkest: isDark ? ground : ink,
    slab: isDark ? colourOf({ ...toneOf(ground), lightness: 0.1 }) : ink,
    pressed: between(paper, isDark ? ink : ground, isDark ? 0.07 : 0.45),
    muted: inkOf(at(0.36), worst),
    line: at(0.86),
    field: at(0.48),
    frame: at(0.6),
    opened: inkOf(isDark ? '#5cbf86' : '#1f7a45', worst),
  };
}

/** A colour between two of nearly the same hue; `share` is how much of the other, 0 to 1. */
function between(one: string, other: string, share: number): string {
  const [from, to] = [toneOf(one), toneOf(other)];
  const part = (a: number, b: number) => a + (b - a) * share;
  return colourOf({
    lightness: part(from.lightness, to.lightness),
    chroma: part(from.chroma, to.chroma),
    hue: (from.chroma > to.chroma ? from : to).hue,
  });
}
