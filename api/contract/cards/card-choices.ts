export const cardTemplates = ['basic', 'creative', 'classic', 'minimal', 'bold', 'night'] as const;
export type CardTemplate = (typeof cardTemplates)[number];

/** Actions of the big button, in the order of fallback when the chosen one has no value. */
export const primaryActions = ['phone', 'whatsapp', 'email', 'website', 'map', 'contactForm'] as const;
export type PrimaryAction = (typeof primaryActions)[number];

/** Minutes that a visitor may ask for (docs/product.md 12.6). */
export const requestLengths = ['15', '30', '45', '60', '90', '120'] as const;
export type RequestLength = (typeof requestLengths)[number];
