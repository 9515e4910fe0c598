import type { Language } from '../../../../api/contract/base/languages.ts';
import { chosenAccentOf } from '../../../../api/contract/cards/card-palettes.ts';
import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import type { Material } from '../../../../api/contract/nfc/entities/nfc-product.schema.ts';
import type {
  PrintChoice,
  PrintedDesign,
} from '../../../../api/contract/nfc/entities/printed-design.schema.ts';
import { inkOfPrint } from '../../../../api/contract/nfc/print-ink.ts';
import { layoutOfTemplate, printedWords } from '../../../../api/contract/nfc/printed-design.ts';
import { textOn } from '../../../card/colour.ts';

/** What a print takes of a card. */
export interface PrintedCard {
  template: PublicCard['template'];
  accent: string | null;
  name: string;
  jobTitle: string | null;
  phone: string | null;
  /** Addresses of its pictures. */
  portrait: string | null;
  cover: string | null;
  /** Words on the back, a line each. */
  words: readonly string[];
  /** Picture of the code on the back; null for a sample, which has none. */
  code: string | null;
  /** Host of a chip's address, as the back prints it. */
  host: string;
}

/** All that a drawing of a printed piece shows. */
export interface Print extends PrintChoice, PrintedCard {
  material: Material;
  /** Ground and words of the print, `#rrggbb`. */
  ink: readonly [ground: string, words: string];
}

export const printedCardOf = (card: PublicCard): PrintedCard => ({
  template: card.template,
  accent: chosenAccentOf(card),
  name: card.name,
  jobTitle: card.jobTitle,
  phone: card.phone?.text ?? null,
  portrait: card.portrait?.src ?? null,
  cover: card.cover?.src ?? null,
  words: printedWords[card.language],
  // Without the picture in its middle: each piece's own code has none.
  code: `${card.path}/qr.svg?logo=0`,
  host: hostOf(card.url),
});

/** A card for owners who have none yet. */
export const samplePrintedCard = (name: string, language: Language): PrintedCard => ({
  template: 'basic',
  accent: null,
  name,
  jobTitle: null,
  phone: null,
  portrait: null,
  cover: null,
  words: printedWords[language],
  code: null,
  host: '',
});

/** The print of a card unless its owner chooses another. */
export const usualPrint = (card: Pick<PrintedCard, 'template'>): PrintChoice => ({
  layout: layoutOfTemplate[card.template],
  colour: 'own',
  sides: 'both',
});

/** The drawing of a card on a material. */
export const printOfCard = (
  card: PrintedCard,
  material: Material,
  choice: PrintChoice = usualPrint(card),
): Print => ({ ...card, ...choice, material, ink: inkOfPrint({ ...card, ...choice }, textOn) });

/** The print that was stored with an order; null where none was. */
export function printOfDesign(design: PrintedDesign): Print | null {
  const { material, layout, colour, sides, template, name } = design;
  if (!material || !layout || !colour || !sides || !template || name === undefined) return null;
  return {
    material,
    layout,
    colour,
    sides,
    template,
    name,
    accent: design.accent ?? null,
    jobTitle: design.jobTitle ?? null,
    phone: design.phone ?? null,
    portrait: design.portrait ?? null,
    cover: design.cover ?? null,
    words: design.words ?? [],
    ink: inkOfPrint({ colour, template, accent: design.accent ?? null }, textOn),
    code: `/p/${design.profileId}/qr.svg?logo=0`,
    host: '',
  };
}

const hostOf = (url: string): string => url.replace(/^https?:\/\//u, '').replace(/\/.*$/u, '');
