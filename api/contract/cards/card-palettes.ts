import {
  hasBothSchemes,
  type CardPalette,
  type CardTemplate,
  type ColorScheme,
  type TemplateOfBothSchemes,
} from './card-choices.ts';
import { templateAccents } from './template-accents.ts';

/** Colours from which a template works out all others, each `#rrggbb`. */
export interface Tones {
  accent: string;
  /** Of the card itself; of the whole page in templates without a ground around it. */
  paper: string;
  ink: string;
  /** Around the paper. */
  ground: string;
  /** Blocks of colour by the name that their template has for them, where the accent doesn't give them. */
  blocks?: Readonly<Record<string, string>>;
}
type Palettes = Record<Exclude<CardPalette, 'own'>, Tones>;

const tones = (accent: string, paper: string, ink: string, ground = paper): Tones => ({
  accent,
  paper,
  ink,
  ground,
});
const own = (template: CardTemplate, paper: string, ink: string, ground?: string): Tones =>
  tones(templateAccents[template], paper, ink, ground);

/** The colours of each template by palette; the night template is dark by nature. */
const drawn: Readonly<Record<CardTemplate, Palettes & { own: Tones }>> = {
  basic: {
    own: own('basic', '#ffffff', '#16202b', '#e6e1d5'),
    sea: tones('#1c6e8c', '#ffffff', '#10232e', '#dbe4e6'),
    forest: tones('#2f7049', '#ffffff', '#15241b', '#dee4d6'),
    plum: tones('#8a3868', '#ffffff', '#2a1623', '#e8dde2'),
    sand: tones('#e3a15f', '#fffdf9', '#2c2117', '#ebe0cf'),
  },
  creative: {
    own: own('creative', '#fff8ec', '#141b33'),
    sea: {
      ...tones('#23a6c9', '#f0f9fa', '#0f2233'),
      blocks: { t1: '#ffd166', t2: '#bfe3ee', t3: '#0b6f8a', t4: '#123a5c' },
    },
    forest: {
      ...tones('#4fae62', '#f5faee', '#14261b'),
      blocks: { t1: '#f3c64b', t2: '#cfe3c0', t3: '#2b7548', t4: '#1d4032' },
    },
    plum: {
      ...tones('#d0479a', '#fdf3f8', '#2b1230'),
      blocks: { t1: '#ffb59a', t2: '#f0cfe4', t3: '#8d3a86', t4: '#45205c' },
    },
    sand: {
      ...tones('#eda52f', '#fff6e3', '#2e1d0f'),
      blocks: { t1: '#f7cf73', t2: '#eddcc3', t3: '#a84e1d', t4: '#5a3216' },
    },
  },
  classic: {
    own: own('classic', '#fbf7ec', '#241a17', '#e4dac6'),
    sea: tones('#1d3f5e', '#f7f8f6', '#17202a', '#d8dee1'),
    forest: tones('#2a4d35', '#f9f8ee', '#1b211b', '#dcdfcd'),
    plum: tones('#5b2352', '#fbf6f5', '#241a23', '#e4d9dc'),
    sand: tones('#7a4a16', '#fdf7ea', '#2a1f14', '#e9dabf'),
  },
  minimal: {
    own: own('minimal', '#ffffff', '#1b1b19'),
    sea: tones('#1d6187', '#f4f8fa', '#13202a'),
    forest: tones('#386944', '#f5f8f2', '#17201a'),
    plum: tones('#86376a', '#fbf5f9', '#231722'),
    sand: tones('#9c5518', '#fbf6ed', '#241c14'),
  },
  bold: {
    own: own('bold', '#fff0da', '#22110c'),
    sea: { ...tones('#1b7fd0', '#e9f4f8', '#0b1a28'), blocks: { pop: '#ffcf4a', tint: '#bcdcf2' } },
    forest: { ...tones('#2f9447', '#f1f6e2', '#0f1d10'), blocks: { pop: '#c6e04e', tint: '#c9e3bf' } },
    plum: { ...tones('#ae42c4', '#fbeffb', '#210e26'), blocks: { pop: '#ffb14a', tint: '#ebc6f0' } },
    sand: { ...tones('#e88b12', '#fdf2dd', '#24170a'), blocks: { pop: '#ffc531', tint: '#f8d8a0' } },
  },
  night: {
    own: own('night', '#0a0d09', '#edf3e6'),
    sea: tones('#5bd5ff', '#06131d', '#e6f2f8'),
    forest: tones('#6fe3a0', '#06150e', '#e8f4ec'),
    plum: tones('#ff8fd2', '#190a16', '#f8e9f3'),
    sand: tones('#ffc56e', '#171008', '#f7efe2'),
  },
};

/** The dark variants, in templates that are light and have one. */
const dark: Readonly<Record<TemplateOfBothSchemes, Palettes & { own: Tones }>> = {
  basic: {
    own: own('basic', '#1c242c', '#eaeef1', '#11171c'),
    sea: tones('#4fb3d4', '#15252d', '#e6f0f4', '#0b171d'),
    forest: tones('#6cbf8b', '#18271e', '#e8f1eb', '#0d1812'),
    plum: tones('#d886b6', '#291b25', '#f4e9f0', '#190f16'),
    sand: tones('#e9b071', '#29221b', '#f4ede4', '#19140f'),
  },
  classic: {
    own: own('classic', '#231b18', '#f3e9dc', '#15100e'),
    sea: tones('#1d3f5e', '#18212a', '#e7edf2', '#0e151b'),
    forest: tones('#2a4d35', '#1a221b', '#eaf0e6', '#0f1510'),
    plum: tones('#5b2352', '#251a24', '#f3e8f0', '#160f15'),
    sand: tones('#7a4a16', '#271e15', '#f5ebdb', '#17110b'),
  },
  minimal: {
    own: own('minimal', '#161615', '#f0efec'),
    sea: tones('#6db8de', '#101a21', '#e7f0f5'),
    forest: tones('#83c192', '#121b14', '#e9f1ea'),
    plum: tones('#dd93c0', '#1e131b', '#f4eaf1'),
    sand: tones('#e2a468', '#1d1711', '#f5eee4'),
  },
};

type Look = { template: CardTemplate; palette: CardPalette };

/** The colours of a palette in a template; the light ones where it has no dark variant. */
export const tonesOf = ({ template, palette }: Look, isDark: boolean): Tones =>
  (isDark && hasBothSchemes(template) ? dark[template] : drawn[template])[palette];

/** How a card looks: `system` for both. */
export function schemeOf({
  template,
  colorScheme,
}: {
  template: CardTemplate;
  colorScheme: ColorScheme;
}): ColorScheme {
  if (hasBothSchemes(template)) return colorScheme;
  return template === 'night' ? 'dark' : 'light';
}

/** The accent of everything that is made of a card outside of it: on paper, in mails, on further pages. */
export const accentOf = (card: Look & { accent: string | null }): string =>
  card.accent ?? tonesOf(card, false).accent;

/** The accent that a print keeps; null for the template's own, which the press knows. */
export const chosenAccentOf = (card: Look & { accent: string | null }): string | null =>
  card.accent ?? (card.palette === 'own' ? null : accentOf(card));
