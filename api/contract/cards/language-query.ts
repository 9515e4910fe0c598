import type { PublicCard } from './public-card.schema.ts';

/**
 * What the addresses of a card's own files and pages say of its language, so that they follow the page a visitor is
 * on: nothing where the card has only one.
 */
export const languageQueryOf = ({
  language,
  languages,
}: Pick<PublicCard, 'language' | 'languages'>): string => (languages.length > 1 ? `?lang=${language}` : '');
