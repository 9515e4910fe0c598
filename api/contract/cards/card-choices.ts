export const cardTemplates = ['basic', 'creative', 'classic', 'minimal', 'bold', 'night'] as const;
export type CardTemplate = (typeof cardTemplates)[number];

/** Actions of the big button, in the order of fallback when the chosen one has no value. */
export const primaryActions = ['phone', 'whatsapp', 'email', 'website', 'map', 'contactForm'] as const;
export type PrimaryAction = (typeof primaryActions)[number];
