import { defaultLanguage, type Language, languageOfText } from '../base/languages.ts';
import { publicTexts } from './card-fields.ts';
import type { PublicCard } from './public-card.schema.ts';

/**
 * The language a card's owner wrote in: Hebrew as soon as the texts that visitors read first have one Hebrew letter,
 * and the default where there are no letters at all.
 */
export function languageOfCard(card: PublicCard): Language {
  const { name, place, about } = card;
  const texts = publicTexts.map((field) => card[field]);
  const written = [name, ...texts, place?.address, ...about].filter(Boolean).join(' ');
  return /\p{L}/u.test(written) ? languageOfText(written) : defaultLanguage;
}
