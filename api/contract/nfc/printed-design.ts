import type { ByCardLanguage } from '../base/card-languages.ts';
import type { CardTemplate } from '../cards/card-choices.ts';

/** How the front of a printed card is laid out. */
export const printLayouts = ['diagonal', 'center', 'portrait', 'logo'] as const;
export type PrintLayout = (typeof printLayouts)[number];

/** Colours of the print: the card's own, or one of three that go with every card. */
export const printColours = ['own', 'pine', 'honey', 'plum'] as const;
export type PrintColour = (typeof printColours)[number];

/** The inks of the three, as ground and words; `own` takes the card's accent. */
export const printInks: Readonly<
  Record<Exclude<PrintColour, 'own'>, readonly [ground: string, words: string]>
> = {
  pine: ['#1e4d4a', '#f6e8d6'],
  honey: ['#e8a33d', '#2a1a10'],
  plum: ['#2b2540', '#f3e9dc'],
};

export const printSides = ['both', 'front'] as const;
export type PrintSides = (typeof printSides)[number];

/** What stands on the back of every printed card, the same on each page that draws one. */
export const printedWords: ByCardLanguage<readonly [string, string]> = {
  he: ['הצמידו', 'או סרקו'],
  ar: ['قرّبوا الهاتف', 'أو امسحوا'],
  ru: ['Поднесите', 'или сканируйте'],
  en: ['Tap', 'or scan'],
};

/** The layout that is nearest to a card's template. */
export const layoutOfTemplate: Readonly<Record<CardTemplate, PrintLayout>> = {
  basic: 'portrait',
  creative: 'diagonal',
  classic: 'center',
  minimal: 'logo',
  bold: 'diagonal',
  night: 'portrait',
};
