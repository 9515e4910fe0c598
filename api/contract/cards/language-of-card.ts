import { type CardLanguage, cardLanguageOfText, cardLanguages } from '../base/card-languages.ts';
import { defaultLanguage } from '../base/languages.ts';
import type { CardFields } from './card-fields.ts';

/** Characters of the about text that are looked at: what is said in them is said in the rest, too. */
const lookedAt = 600;
/**
 * Part of the letters that make a card Hebrew: whoever writes Hebrew mixes English words and names into it, and hardly
 * anybody does the opposite.
 */
const part = 0.2;

type Written = Pick<CardFields, 'language' | 'businessName' | 'jobTitle' | 'about'>;

/**
 * The language of a card's own words, its direction and everything made of it (docs/product.md 11.15): the one its
 * owner chose, else the one that name, job and about together are written in. No single word such as the category
 * decides.
 */
export const languageOfCard = (card: Written): CardLanguage => card.language ?? languageByTexts(card);

/** Of the letters that were met: a card has hundreds, of a few alphabets. */
const letterLanguages = new Map<string, CardLanguage>();
const maxLetters = 2_000;

function languageOfLetter(letter: string): CardLanguage {
  const known = letterLanguages.get(letter);
  if (known) return known;
  const language = cardLanguageOfText(letter);
  if (letterLanguages.size < maxLetters) letterLanguages.set(letter, language);
  return language;
}

/** The language a card has as long as its owner has chosen none. */
export function languageByTexts({ businessName, jobTitle, about }: Omit<Written, 'language'>): CardLanguage {
  const letters = [businessName, jobTitle, about?.slice(0, lookedAt)].join(' ').match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return defaultLanguage;
  const written = letters.map(languageOfLetter);
  const shareOf = (language: CardLanguage) =>
    written.filter((one) => one === language).length / letters.length;
  if (shareOf(defaultLanguage) >= part) return defaultLanguage;
  return cardLanguages.toSorted((one, other) => shareOf(other) - shareOf(one))[0] ?? defaultLanguage;
}
