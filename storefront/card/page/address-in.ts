import type { CardLanguage } from '../../../api/contract/base/card-languages.ts';
import type { PublicCard } from '../../../api/contract/cards/public-card.schema.ts';

/** The card's address for search engines in one of its languages; the main one is that of the plain address. */
export const addressIn = ({ canonicalUrl, languages }: PublicCard, language: CardLanguage): string =>
  language === languages[0] ? canonicalUrl : `${canonicalUrl}?lang=${language}`;
