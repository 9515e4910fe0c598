/**
 * Sections of a card that its owner may rename, reorder and hide (docs/product.md 12.2). Ways of contact stand above
 * them; the form, keeping the card and the networks below.
 */
export const cardSections = [
  'about',
  'services',
  'gallery',
  'hours',
  'branches',
  'reviews',
  'questions',
  'documents',
  'payment',
  'links',
] as const;
export type CardSection = (typeof cardSections)[number];

/** Max characters of a section's name. */
export const maxSectionTitle = 40;
