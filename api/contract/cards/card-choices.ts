export const cardTemplates = ['basic', 'creative', 'classic', 'minimal', 'bold', 'night'] as const;
export type CardTemplate = (typeof cardTemplates)[number];

/** Actions of the big button, in the order of fallback when the chosen one has no value. */
export const primaryActions = ['phone', 'whatsapp', 'email', 'website', 'map', 'contactForm'] as const;
export type PrimaryAction = (typeof primaryActions)[number];

/** Minutes that a visitor may ask for (docs/product.md 12.6). */
export const requestLengths = ['15', '30', '45', '60', '90', '120'] as const;
export type RequestLength = (typeof requestLengths)[number];

/** Colours that stand together, drawn for each template (docs/product.md 12.9); `own` are the template's. */
export const cardPalettes = ['own', 'sea', 'forest', 'plum', 'sand'] as const;
export type CardPalette = (typeof cardPalettes)[number];

/** Whether a card is light or dark, or as each visitor's system has it; a template may have but one of the two. */
export const colorSchemes = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/** Templates that are light and have a dark variant; the others are the one or the other. */
const templatesOfBothSchemes = ['basic', 'classic', 'minimal'] as const satisfies CardTemplate[];
export type TemplateOfBothSchemes = (typeof templatesOfBothSchemes)[number];

/** Whether an owner may choose between light and dark in this template. */
export const hasBothSchemes = (template: CardTemplate): template is TemplateOfBothSchemes =>
  (templatesOfBothSchemes as readonly CardTemplate[]).includes(template);

/**
 * Pairs of typefaces (docs/product.md 12.9): headings in Frank Ruhl Libre over Rubik, Rubik throughout, Secular One over
 * Rubik; `own` is the template's.
 */
export const typefaces = ['own', 'serif', 'plain', 'poster'] as const;
export type Typeface = (typeof typefaces)[number];

/** The pairs that suit a template, its own first. */
export const typefacesOf: Readonly<Record<CardTemplate, readonly Typeface[]>> = {
  basic: ['own', 'serif', 'poster'],
  creative: ['own', 'poster', 'serif'],
  classic: ['own', 'serif', 'plain'],
  minimal: ['own', 'serif', 'poster'],
  bold: ['own', 'serif', 'plain'],
  night: ['own', 'serif', 'poster'],
};
