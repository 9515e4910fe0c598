import type { Language } from '../base/languages.ts';
import type { PublicCard } from './public-card.ts';
import { hasHebrew } from '../base/typed-text.ts';

/**
 * The language a card's owner wrote in: Hebrew as soon as one Hebrew letter is in what visitors read first, and
 * where there are no letters at all.
 */
export function languageOfCard(card: PublicCard): Language {
  const { name, jobTitle, category, place, about } = card;
  const written = [name, jobTitle, category, place?.address, ...about].filter(Boolean).join(' ');
  return hasHebrew(written) || !/\p{L}/u.test(written) ? 'he' : 'en';
}
