/** The six templates of a card (docs/product.md 4). */
export const cardTemplates = ['basic', 'creative', 'classic', 'minimal', 'bold', 'night'] as const;
export type CardTemplate = (typeof cardTemplates)[number];

/** What the big button can do, in the order that is fallen back on when the chosen way is empty. */
export const primaryActions = ['phone', 'whatsapp', 'email', 'website', 'map', 'contactForm'] as const;
export type PrimaryAction = (typeof primaryActions)[number];
